import type { Deps } from '../../../../platform/deps';
import { conflict, notFound, Refusal } from '../../../../platform/http/errors';
import { type Business, feeOf, supplyTo } from '../../../money';
import type { OrderTerms, SubscriptionOrderTable } from '../../subscriptions/subscription.tables';
import { findOrder, type OrderRow } from '../order/order.repository';
import { findHolder, insertSubscriptionOrder } from '../subscription.orders';
import type { PaymentSource } from './new-order';
import type { Offers } from './offer.service';
import type { PlacedAnswer } from './placement.repository';
import type { PlaceQuoted, QuotedOrder } from './quoted-order.service';

/** Another order of a subscription, for what was agreed and not for what the page says now. */
export interface AgreedOrder {
  sellerId: string;
  subscriptionId: string;
  kind: Extract<SubscriptionOrderTable['kind'], 'renewal' | 'change' | 'charge'>;
  terms: OrderTerms;
  /** Paise. */
  amount: number;
  /** Names the period, where only one order may pay for it. */
  period?: string;
  /** How it is paid, where nobody is asked to open a payment. */
  paymentSource?: PaymentSource;
}

/**
 * Opens it for who holds the subscription; the same key answers the same order.
 * @throws Refusal 404 (no such subscription), 409 (nothing more is sold of it), 503 (the gateway is silent)
 */
export type PlaceAgreed = (agreed: AgreedOrder, key: string) => Promise<PlacedAnswer>;

export function createPlaceAgreed(
  { config, clock, database }: Pick<Deps, 'config' | 'clock' | 'database'>,
  { offers, placeQuoted }: { offers: Offers; placeQuoted: PlaceQuoted },
): PlaceAgreed {
  async function quote(agreed: AgreedOrder): Promise<QuotedOrder> {
    const { sellerId, subscriptionId, kind, terms, amount, period, paymentSource } = agreed;
    const holderId = await findHolder(database.db, { sellerId, subscriptionId });
    const holder = await findOrder(database.db, sellerId, holderId);
    const offer = holder && (await offers.find(holder.product_id, { isFresh: true }));
    if (!holder || !offer) throw notFound('Subscription not found');
    if (offer.product.status !== 'published' && offer.product.status !== 'paused')
      throw conflict('not_renewable', 'This is no longer offered, so it cannot be renewed');
    const { seller, business } = offer;
    const { fee, feeTax } = feeOf(amount, {
      feeBasisPoints: config.plans[seller.plan].feeBasisPoints,
      feeTaxBasisPoints: config.feeTaxBasisPoints,
    });
    const rate = { amount, basisPoints: config.money.gstBasisPoints };
    const { tax, ...supply } = suppliedTo(holder, business, rate);
    return {
      productId: holder.product_id,
      priceId: terms.priceId,
      amount,
      tax,
      fee,
      feeTax,
      supply,
      subscription: subscriptionId,
      ...(paymentSource && { paymentSource }),
      buyer: { phone: holder.buyer_phone, email: holder.buyer_email, name: holder.buyer_name },
      language: holder.buyer_language,
      also: (trx, orderId) => {
        const order = { sellerId, orderId, subscriptionId, kind, terms, at: clock.now() };
        return insertSubscriptionOrder(trx, { ...order, ...(period && { period }) });
      },
    };
  }

  return (agreed, key) => {
    const { subscriptionId, kind, terms, amount } = agreed;
    return placeQuoted(key, [subscriptionId, kind, terms, amount], () => quote(agreed), 'agreed');
  };
}

/** As the buyer said once; what was not asked then, and is needed for this sum, only the page can ask. */
function suppliedTo(holder: OrderRow, business: Business | null, rate: Parameters<typeof supplyTo>[2]) {
  try {
    return supplyTo(placeOf(holder, business), business, rate);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw conflict(
      'address_needed',
      'An invoice for this amount needs your name and address. Buy it again from its page, which asks for them: the new period follows the one you have paid for',
    );
  }
}

/** Where it is supplied to: as the buyer said once. Who was never asked is supplied where the seller is (section 12(2) of the IGST Act). */
function placeOf(holder: OrderRow, business: Business | null) {
  return {
    state: holder.buyer_state ?? business?.stateCode ?? null,
    gstin: holder.buyer_gstin,
    address: holder.buyer_address,
  };
}
