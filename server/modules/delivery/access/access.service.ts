import type { Transaction } from 'kysely';
import type { Clock } from '../../../platform/clock/clock';
import type { Database } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import type { BuyerProof } from '../../../platform/http/contract';
import { unauthorized } from '../../../platform/http/errors';
import type { Signer } from '../../../platform/security/signer';
import type { Asking, BuyerPhones } from '../../accounts';
import { createKeys, type VersionedOrder } from './access.keys';
import { type Held, raiseLinkVersion, raiseVersions, raiseVersionsOf } from './access.repository';
import { findHeldPhone, findPeriod, type PaidPeriod, type Payer } from './paid-period.repository';

/** What a visitor of an access page brings; every part may be missing or forged. */
export interface Proof {
  /** `k` of the link in a receipt: proves that we sent the link, not who follows it. */
  key?: string | undefined;
  /** `pass` of a link in the library, made for a signed-in buyer a moment ago. */
  pass?: string | undefined;
  /** The order's token, from the Order-Token header: the browser that bought. */
  token?: string | undefined;
  /** Verified E.164 numbers of the signed-in user, or of this browser. */
  phones?: readonly string[] | undefined;
  /** Orders that this browser holds, and those whose link it has followed, with their versions of then. */
  orders?: readonly Held[] | undefined;
  links?: readonly Held[] | undefined;
  /** The account of a creator who looks at their own products like a buyer. */
  creator?: string | undefined;
}

/** An order that somebody wants to see. */
export interface AskedOrder extends VersionedOrder {
  /** E.164. */
  buyerPhone: string;
  /** What it has paid for of a subscription; null for what is paid once. */
  period: PaidPeriod | null;
}

export interface Access extends BuyerPhones {
  /** Opens the order on the browser that placed it. A secret: never in an address. */
  orderToken(order: Pick<VersionedOrder, 'id' | 'tokenVersion'>): string;
  /** The path of the access page. */
  path(orderId: string): string;
  /** The path for a receipt: good until it is taken back, and asks for an OTP on a browser that is not known. */
  signedPath(order: Pick<VersionedOrder, 'id' | 'linkVersion'>): string;
  /** What makes an address below the access page as good as `signedPath`. */
  signedQuery(order: Pick<VersionedOrder, 'id' | 'linkVersion'>): string;
  /** The path for a signed-in buyer's library: opens without an OTP for an hour. */
  tokenPath(order: Pick<VersionedOrder, 'id' | 'tokenVersion'>): string;
  /**
   * Whether this visitor may see the order of that buyer: `open`; `askOtp` when the link is ours but the browser is not known, or when it holds the order
   * of a period that is over and somebody else has paid for the next; `revoked` when the link was ours once; `unknown` when nothing shows that the
   * visitor has to do with the order.
   */
  decide(order: AskedOrder, proof: Proof): AccessDecision;
  /** Whether somebody else than this visitor has paid for the subscription since: then how it stands is nothing of theirs. */
  isPaidByOthersSince(order: AskedOrder, proof: Proof): boolean;
  /** What an order has paid for of a subscription; null where it opened none. */
  periodOf(order: { sellerId: string; orderId: string }): Promise<PaidPeriod | null>;
  /** Takes back the links that were sent for a seller's order; answers the version of those that are sent from now on. */
  revokeLinks(trx: Transaction<Schema>, sellerId: string, orderId: string): Promise<number>;
  /** Takes back whatever was signed for an order, and what browsers hold of it; answers its versions from now on. Null where there is none. */
  revoke(orderId: string): Promise<VersionedOrder | null>;
  /** The same for all that phones have bought, and for orders that a browser holds. */
  revokeAll(of: Pick<BuyerProof, 'phones' | 'orders'>): Promise<void>;
}

export type AccessDecision = 'open' | 'askOtp' | 'revoked' | 'unknown';

const has = (held: readonly Held[] | undefined, { id, version }: Payer): boolean =>
  held?.some((one) => one.id === id && one.version === version) ?? false;

/** What somebody has bought with, as their call shows. @throws Refusal 401 */
export function askingBuyer({ account, buyer }: Asking): BuyerProof {
  if (account) return { phones: account.phones, orders: [] };
  if (!buyer) throw unauthorized();
  return buyer;
}

export function createAccess(options: { database: Database; clock: Clock; signer: Signer }): Access {
  const { database, clock } = options;
  const keys = createKeys(options);
  const path = (orderId: string) => `/access/${orderId}`;
  const signedQuery: Access['signedQuery'] = (order) => `?k=${keys.link(order)}`;

  /** By a code that came to the buyer's phone. */
  const isProved = ({ buyerPhone }: AskedOrder, { phones }: Proof): boolean =>
    phones?.includes(buyerPhone) ?? false;

  /** The orders that a visitor holds, that of a token among them. */
  const heldBy = (order: AskedOrder, { token, orders = [] }: Proof): readonly Held[] =>
    token !== undefined && keys.isToken(order, token)
      ? [...orders, { id: order.id, version: order.tokenVersion }]
      : orders;

  const isPaidByOthersSince: Access['isPaidByOthersSince'] = (order, proof) => {
    const { paidSince = [] } = order.period ?? {};
    if (paidSince.length === 0 || isProved(order, proof)) return false;
    const held = heldBy(order, proof);
    return !paidSince.every((payer) => has(held, payer));
  };

  return {
    orderToken: keys.token,
    path,
    signedPath: (order) => path(order.id) + signedQuery(order),
    signedQuery,
    tokenPath: (order) => `${path(order.id)}?pass=${keys.pass(order)}`,
    decide(order, proof) {
      if (isProved(order, proof)) return 'open';
      const { id, linkVersion, tokenVersion, period } = order;
      const { links, pass = '', key = '' } = proof;
      const worthOfPass = keys.worthOfPass(order, pass);
      if (worthOfPass === 'good' || has(heldBy(order, proof), { id, version: tokenVersion })) {
        const isOver = period !== null && period.endsAt !== null && period.endsAt <= clock.now();
        return isOver && isPaidByOthersSince(order, proof) ? 'askOtp' : 'open';
      }
      const worthOfLink = keys.worthOfLink(order, key);
      const isLinked = worthOfLink === 'good' || has(links, { id, version: linkVersion });
      if (isLinked || worthOfPass === 'over') return 'askOtp';
      return worthOfLink === 'revoked' ? 'revoked' : 'unknown';
    },
    isPaidByOthersSince,
    periodOf: (order) => findPeriod(database.db, order),
    async phonesFor(asking, orderId) {
      const { phones, orders: held } = askingBuyer(asking);
      const isHeld = held.some(({ id }) => id === orderId);
      const phone = isHeld && (await findHeldPhone(database.db, orderId, held));
      return phone ? [...phones, phone] : phones;
    },
    revokeLinks: raiseLinkVersion,
    revoke: (orderId) => raiseVersions(database.db, orderId),
    revokeAll: (of) => raiseVersionsOf(database.db, of),
  };
}
