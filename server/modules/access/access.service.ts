import type { Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import type { Schema } from '../../platform/schema';
import type { Signer } from '../../platform/signer';
import { endGrant, isGranted, resumeGrants, suspendGrants } from './access.repository';

/** Ms: how long the library's links open without an OTP. */
const passLifetime = 60 * 60_000;

/** What a visitor of an access page brings; every part may be missing or forged. */
export interface Proof {
  /** `k` of the link in a receipt: proves that we sent the link, not who follows it. */
  key?: string | undefined;
  /** `pass` of a link in the library, made for a signed-in buyer a moment ago. */
  pass?: string | undefined;
  /** The order's token, from its cookie or the Order-Token header: the browser that bought. */
  token?: string | undefined;
  /** E.164, verified: of who is signed in. */
  phones?: readonly string[] | undefined;
}

export interface Access {
  /** Ends what a sale granted, in the transaction that gives its money back. */
  end(
    trx: Transaction<Schema>,
    end: { sellerId: string; orderId: string; reason: string; at: Date },
  ): Promise<void>;
  /** Closes what orders granted while a reason holds that may pass, and opens it again. */
  suspend(
    trx: Transaction<Schema>,
    what: { sellerId: string; orderIds: readonly string[]; reason: string; at: Date },
  ): Promise<void>;
  resume(
    trx: Transaction<Schema>,
    what: { sellerId: string; orderIds: readonly string[]; reason: string },
  ): Promise<void>;
  isGranted(sellerId: string, orderId: string): Promise<boolean>;
  /** Opens the order on the browser that placed it. A secret: never in an address. */
  orderToken(orderId: string): string;
  /** The path of the access page. */
  path(orderId: string): string;
  /** The path for a receipt: survives forever, and asks for an OTP on another browser. */
  signedPath(orderId: string): string;
  /** What makes an address below the access page as good as `signedPath`. */
  signedQuery(orderId: string): string;
  /** The path for a signed-in buyer's library: opens without an OTP for an hour. */
  passPath(orderId: string): string;
  /**
   * Whether this visitor may see the order of that buyer: `open`; `askOtp` when the link is ours but the browser is not known;
   * `unknown` when nothing shows that the visitor has to do with the order.
   */
  decide(order: { id: string; buyerPhone: string }, proof: Proof): 'open' | 'askOtp' | 'unknown';
}

export function createAccess(options: { database: Database; clock: Clock; signer: Signer }): Access {
  const { database, clock, signer } = options;

  const path = (orderId: string) => `/access/${orderId}`;

  /** When a pass of ours runs out, in ms; null for any other text. */
  function endOfPass(orderId: string, pass: string | undefined): number | null {
    const [until = '', signature = ''] = pass?.split('.') ?? [];
    return signer.verify('accessPass', `${orderId}.${until}`, signature) ? Number(until) : null;
  }

  const signedQuery = (orderId: string) => `?k=${signer.sign('access', orderId)}`;

  const isOrderToken = (orderId: string, token: string | undefined) =>
    token !== undefined && signer.verify('order', orderId, token);

  return {
    end: endGrant,
    suspend: suspendGrants,
    resume: resumeGrants,
    isGranted: (sellerId, orderId) => isGranted(database.db, sellerId, orderId),
    orderToken: (orderId) => signer.sign('order', orderId),
    path,
    signedPath: (orderId) => path(orderId) + signedQuery(orderId),
    signedQuery,
    passPath(orderId) {
      const until = clock.now().getTime() + passLifetime;
      return `${path(orderId)}?pass=${until}.${signer.sign('accessPass', `${orderId}.${until}`)}`;
    },
    decide(order, proof) {
      if (isOrderToken(order.id, proof.token)) return 'open';
      if (proof.phones?.includes(order.buyerPhone)) return 'open';
      const until = endOfPass(order.id, proof.pass);
      if (until !== null && until > clock.now().getTime()) return 'open';
      const isOurLink = until !== null || (proof.key && signer.verify('access', order.id, proof.key));
      return isOurLink ? 'askOtp' : 'unknown';
    },
  };
}
