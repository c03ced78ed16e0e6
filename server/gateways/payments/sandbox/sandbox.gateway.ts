import type { Clock } from '../../../platform/clock/clock';
import type { Database } from '../../../platform/database/database';
import type { Jobs } from '../../../platform/jobs/jobs';
import { enqueue } from '../../../platform/jobs/jobs';
import type { Random } from '../../../platform/security/ids';
import type { Signer } from '../../../platform/security/signer';
import type { PaymentGateway } from '../payments.gateway';
import { currency, noticeOf, provider, readWebhookEvent } from './sandbox.notice';
import {
  findPayment,
  findRefunds,
  recordDecision,
  recordRefund,
  type SandboxOutcome,
  type SandboxPayment,
} from './sandbox.repository';
import { readSession, writeSession } from './sandbox.session';
import { isSignedWebhook } from './sandbox.signature';
import { createSandboxPost } from './sandbox.webhook';

export interface SandboxOptions {
  database: Database;
  clock: Clock;
  random: Random;
  signer: Signer;
  jobs: Jobs;
  /** Where our server listens, with http and without a path: known only once it does. */
  webhookBase(): string;
}

export type { SandboxOutcome } from './sandbox.repository';

/** What a session is for, and how it ended, if it has. */
export interface SandboxSession {
  id: string;
  /** Paise. */
  amount: number;
  currency: string;
  outcome: SandboxOutcome | null;
}

export interface SandboxDecision {
  outcome: SandboxOutcome;
  orderId: string;
}

export interface SandboxGateway extends PaymentGateway {
  /** Null unless we opened it and payments are decided here. */
  payment(session: string): Promise<SandboxSession | null>;
  /**
   * Ends an attempt as its page says, remembers it, and calls the webhook; answers once the shop has taken the notice or a retry is
   * arranged. A session that was paid answers that payment whatever is asked. Null as for `payment`.
   */
  decide(session: string, outcome: SandboxOutcome, method: string): Promise<SandboxDecision | null>;
}

const webhookQueue = 'sandbox.webhook';

/** The built-in gateway: behaves like a real one, with outcomes chosen by the tester */
export function createSandboxGateway(
  options: SandboxOptions,
  { isOpen }: { isOpen: boolean },
): SandboxGateway {
  const { database, clock, random, signer, jobs } = options;
  const post = createSandboxPost(options);
  const notify = (payment: SandboxPayment) => post(noticeOf(payment));

  jobs.handle(webhookQueue, async (payload) => {
    const payment = await findPayment(database.db, String((payload as { session: string }).session));
    if (payment && !(await notify(payment))) throw new Error('The webhook was not accepted');
  });

  function opened(session: string) {
    const order = isOpen ? readSession(signer, session) : null;
    return order && { ...order, currency };
  }

  return {
    provider,
    showsCodes: true,
    open: (order) => ({ session: writeSession(signer, order) }),
    checkout: ({ session }, _device, way = 'upi') => ({
      kind: 'redirect',
      url: `/sandbox/payments/${session}${way === 'upi' ? '' : `?way=${way}`}`,
    }),

    verifyWebhook(rawBody, headers) {
      if (!isSignedWebhook(signer, rawBody, headers, clock.now())) return null;
      return readWebhookEvent(rawBody);
    },

    async status({ session }) {
      const payment = await findPayment(database.db, session);
      return payment ? [noticeOf(payment)] : [];
    },

    async refund({ session, paymentId, amount, refundId }) {
      return (await recordRefund(database.db, { session, paymentId, amount, refundId, at: clock.now() }))
        ? 'refunded'
        : 'refused';
    },

    refunds: ({ session }) => findRefunds(database.db, session),
    // Its buyers have no banks that question anything, and there is no bank to pay us into.
    disputes: async () => [],
    settlements: async () => [],

    async payment(session) {
      const order = opened(session);
      if (!order) return null;
      const payment = await findPayment(database.db, session);
      return { ...order, outcome: payment?.outcome ?? null };
    },

    async decide(session, outcome, method) {
      const order = opened(session);
      if (!order) return null;
      const paymentId = `sbx_${random.publicId()}`;
      const decision = { session, orderId: order.id, paymentId, outcome, method, amount: order.amount };
      const payment =
        (await recordDecision(database.db, decision, clock.now())) ??
        (await findPayment(database.db, session));
      if (!payment) throw new Error('Sandbox payment not found');
      if (!(await notify(payment)))
        await database.tx((trx) =>
          enqueue(trx, { queue: webhookQueue, payload: { session }, dedupeKey: payment.paymentId }),
        );
      return { outcome: payment.outcome, orderId: order.id };
    },
  };
}
