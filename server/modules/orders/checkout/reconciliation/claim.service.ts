import { GatewaySilent } from '../../../../gateways/payments';
import type { Deps } from '../../../../platform/deps';
import { invalid, tooMany } from '../../../../platform/http/errors';
import { orderEvent } from '../order/order.events';
import { isPaid } from '../order/order.lifecycle';
import type { OrderLookup } from '../order/order.lookup';
import { findOrder } from '../order/order.repository';
import type { Payments } from '../payments/payment.service';
import { endClaims, findClaimed, recordClaim } from './claim.repository';

/** Result of "I have paid": granted */
export type ClaimOutcome = 'paid' | 'atBank' | 'failed' | 'returning' | 'unseen' | 'silent';

export interface Claims {
  /** A buyer submits the UPI reference of a payment: */
  claim(orderId: string, reference: string): Promise<{ outcome: ClaimOutcome; until: Date } | null>;
  /** Asks again about every open claim; answers how many ended. */
  recheckAll(): Promise<number>;
}

export type ClaimDeps = Pick<Deps, 'database' | 'events' | 'gateways' | 'jobs' | 'clock' | 'log'>;

const hour = 60 * 60_000;
/** Banks settle what hangs between them within this. */
const claimsLive = 3 * 24 * hour;
/** References per order: allows typing errors, but no guessing. */
const mostReferences = 5;

export function createClaims(
  deps: ClaimDeps,
  parts: { orderLookup: OrderLookup; payments: Payments },
): Claims {
  const { database, events, jobs, clock, log } = deps;
  const { orderLookup, payments } = parts;

  async function outcomeOf(orderId: string, sellerId: string, reference: string): Promise<ClaimOutcome> {
    let notices: Awaited<ReturnType<Payments['ask']>>['notices'];
    try {
      ({ notices } = await payments.ask(orderId));
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error;
      log.warn({ err: error, orderId }, 'The gateway did not respond to a payment claim lookup');
      return 'silent';
    }
    const order = await findOrder(database.db, sellerId, orderId);
    if (order && isPaid(order.status)) return 'paid';
    if (order?.status === 'pending') return 'atBank';
    // An unmatched payment is refunded, and the order shows it.
    if (notices.some(({ outcome }) => outcome === 'success')) return 'returning';
    return notices.some((one) => one.reference === reference) ? 'failed' : 'unseen';
  }

  /** Found, or given up: then the buyer is notified. */
  async function end(orderId: string, isOver: boolean): Promise<boolean> {
    const facts = await orderLookup.find(orderId);
    const order = facts && (await findOrder(database.db, facts.seller_id, orderId));
    const isFound = order === null || isPaid(order.status);
    if (!isFound && !isOver) return false;
    return database.tx(async (trx) => {
      const ended = await endClaims(trx, orderId, clock.now());
      if (ended > 0 && !isFound && facts) await events.publish(trx, 'order.unpaid', orderEvent(facts));
      return ended > 0;
    });
  }

  async function recheckAll(): Promise<number> {
    const over = clock.now().getTime() - claimsLive;
    let ended = 0;
    for (const { orderId, since } of await findClaimed(database.db)) {
      try {
        await payments.ask(orderId);
      } catch (error) {
        log.warn({ err: error, orderId }, 'The gateway did not respond to a payment claim lookup');
        continue;
      }
      if (await end(orderId, since.getTime() < over)) ended += 1;
    }
    return ended;
  }

  jobs.every('checkout.claims', hour, async () => {
    await recheckAll();
  });

  return {
    recheckAll,
    async claim(orderId, given) {
      const order = await orderLookup.find(orderId);
      if (!order) return null;
      const reference = given.replace(/\s/g, '');
      if (!/^\d{12}$/.test(reference))
        throw invalid({ reference: 'The UPI reference has 12 digits. Your app shows it with the payment' });
      const at = clock.now();
      const isKept = await database.tx((trx) => recordClaim(trx, { orderId, reference, at }, mostReferences));
      if (!isKept)
        throw tooMany(
          'too_many_claims',
          'You have checked this order too many times. Please contact us',
          3_600,
        );
      const outcome = await outcomeOf(orderId, order.seller_id, reference);
      if (outcome === 'paid') await end(orderId, false);
      return { outcome, until: new Date(at.getTime() + claimsLive) };
    },
  };
}
