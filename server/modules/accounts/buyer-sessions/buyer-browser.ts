import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps';
import type { BuyerProof, HeldOrder } from './buyer-session.rules';
import { type BuyerSessions, createBuyerSessions } from './buyer-session.service';

export const buyerCookie = 'haat_buyer';

/** Who a buyer's browser is: one cookie, which scripts cannot read, for a row of what this browser has proved. */
export function createBuyerBrowsers(deps: Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'random'>) {
  const sessions: BuyerSessions = createBuyerSessions(deps);
  const rules = {
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.config.publicUrl?.startsWith('https:') ?? false,
    path: '/',
  } as const;
  const proofs = new WeakMap<FastifyRequest, Promise<BuyerProof | null>>();

  async function widen(
    request: FastifyRequest,
    reply: FastifyReply,
    by: Parameters<BuyerSessions['widen']>[1],
  ): Promise<void> {
    const { token, endsAt } = await sessions.widen(request.cookies[buyerCookie], by);
    const maxAge = Math.ceil((endsAt.getTime() - deps.clock.now().getTime()) / 1_000);
    reply.setCookie(buyerCookie, token, { ...rules, maxAge });
    request.cookies[buyerCookie] = token;
    proofs.delete(request);
  }

  function forget(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(buyerCookie, rules);
    delete request.cookies[buyerCookie];
    proofs.delete(request);
  }

  return {
    /** The buyer session of the browser; null if there is none or it ended. Loaded once per request. */
    proofOf(request: FastifyRequest): Promise<BuyerProof | null> {
      const before = proofs.get(request);
      if (before) return before;
      const now = sessions.find(request.cookies[buyerCookie]);
      proofs.set(request, now);
      return now;
    },

    /** It placed an order, or may open it as if it had. */
    holds: (request: FastifyRequest, reply: FastifyReply, order: HeldOrder) =>
      widen(request, reply, { order }),

    /** It followed a link that was sent: it may ask for the code that opens the order. */
    followed: (request: FastifyRequest, reply: FastifyReply, link: HeldOrder) =>
      widen(request, reply, { link }),

    /** A code that was sent to the phone (E.164) came back from it. `sessionId`: of the account that signed in by it. */
    proved: (request: FastifyRequest, reply: FastifyReply, phone: string, sessionId?: string) =>
      widen(request, reply, { phone, sessionId }),

    /** An account with these phones (E.164) signed in: what another one has proved in this browser is over. */
    async beganSession(
      request: FastifyRequest,
      reply: FastifyReply,
      account: { sessionId: string; phones: readonly string[] },
    ): Promise<void> {
      if (await sessions.endOfAnother(request.cookies[buyerCookie], account)) forget(request, reply);
    },

    /** Signs the browser out. */
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = request.cookies[buyerCookie];
      if (token === undefined) return;
      await sessions.end(token);
      forget(request, reply);
    },

    /** Signs out this browser, and every other that has proved one of its phones. */
    async endEverywhere(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const proof = await this.proofOf(request);
      if (proof) await sessions.endOfPhones(deps.database.db, proof.phones);
      await this.end(request, reply);
    },
  };
}

export type BuyerBrowsers = ReturnType<typeof createBuyerBrowsers>;
