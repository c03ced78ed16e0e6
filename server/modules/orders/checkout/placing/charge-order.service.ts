import { chargeSession } from '../../../../gateways/payments';
import type { Database } from '../../../../platform/database/database';
import { sqlState } from '../../../../platform/http/errors';
import type { SubscriptionTerms } from '../../subscriptions/subscription.tables';
import { findOfPeriod } from '../subscription.orders';
import type { PlaceAgreed } from './agreed-order.service';

/** An order charged to a mandate. */
export interface ChargeOrder {
  sellerId: string;
  subscriptionId: string;
  terms: SubscriptionTerms;
  /** Paise. */
  amount: number;
  /** Names the period and the attempt: one order for each. */
  period: string;
  mandate: { id: string; provider: string };
  /** When an answer is not waited for any longer. */
  until: Date;
}

/**
 * Writes it down, for who holds the subscription, before any gateway hears of it; the same key or period answers the same order.
 * @throws Refusal 404 (no such subscription), 409 (it is not offered any more, or its invoice needs an address)
 */
export type PlaceCharge = (charge: ChargeOrder, key: string) => Promise<string>;

export function createPlaceCharge(
  { database }: { database: Database },
  { placeAgreed }: { placeAgreed: PlaceAgreed },
): PlaceCharge {
  return async ({ mandate, until, ...charge }, key) => {
    const before = await findOfPeriod(database.db, charge);
    if (before) return before;
    const { id: mandateId, provider } = mandate;
    const paymentSource = { provider, until, session: () => chargeSession(mandateId) };
    try {
      return (await placeAgreed({ ...charge, kind: 'charge', paymentSource }, key)).id;
    } catch (error) {
      if (sqlState(error) !== '23505') throw error;
      // A concurrent request has placed it.
      const other = await findOfPeriod(database.db, charge);
      if (!other) throw error;
      return other;
    }
  };
}
