import type { NewOrder, Price } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import { conflict, unprocessable } from '../../../../platform/http/errors';
import type { AppliedDiscount, DiscountRedemption } from '../../../catalog';
import type { SubscriptionTerms } from '../../subscriptions/subscription.tables';
import { findSubscribed, isPaidTooFar, termsOf } from '../subscription.orders';
import type { Offer } from './offer.service';
import { agreeOn, resolvePrice } from './order.rules';

/** Price of the requested order in paise. */
export interface Sums {
  price: Price & { id: string };
  /** To be paid with this order. */
  amount: number;
  /** How much less that is than without a discount. */
  discount: number;
  cut: AppliedDiscount | null;
  /** Agreed subscription terms; null for a one-time purchase. */
  terms: SubscriptionTerms | null;
  /** The subscription it continues. */
  running: string | null;
  /** It begins with free days. */
  isTried: boolean;
}

export type SumsOf = (
  request: NewOrder,
  buyer: { phone: string; isFresh: boolean },
  offer: Offer,
) => Promise<Sums>;

/** Reckons orders that buyers ask for on a page. @throws Refusal 409, 422 */
export function createSums(
  { clock, config, database }: Pick<Deps, 'clock' | 'config' | 'database'>,
  { discounts }: { discounts: DiscountRedemption },
): SumsOf {
  return async (request, { phone, isFresh }, { sellerId, product }) => {
    const { price, listed } = resolvePrice(product.prices, request, config.price);
    const terms = termsOf(price);
    const before = terms && (await findSubscribed(database.db, { sellerId, productId: product.id, phone }));
    // Subscribing again before the end continues the existing subscription.
    const running = before && before.status !== 'expired' ? before.id : null;
    if (before && running) refuseUnlessRenewable(before.ends_at, clock.now());
    const isTried = terms !== null && price.trialDays !== undefined && before === null;
    const cut = await discounts.apply({
      sellerId,
      productId: product.id,
      price,
      listed,
      code: request.discountCode,
      phone,
      isFresh,
      isTried,
      isRunning: running !== null,
    });
    const discount = cut?.taken ?? 0;
    agreeOn(price, request.amount, listed - discount);
    if (request.autopay && discount > 0 && discount === listed) throw nothingToApprove();
    return {
      price,
      amount: isTried ? 0 : listed - discount,
      discount,
      cut,
      terms: terms && { ...terms, amount: cut?.agreed ?? terms.amount },
      running,
      isTried,
    };
  };
}

/** A mandate is agreed to with a payment. */
function nothingToApprove() {
  const message =
    'With this discount nothing is paid now, so auto-renew is not available. Continue without it';
  return unprocessable('autopay_unavailable', message, { autopay: message });
}

/** Money for more of it would buy nothing, or more than may be paid ahead. */
function refuseUnlessRenewable(endsAt: Date | null, now: Date): void {
  if (endsAt === null)
    throw conflict('subscribed_for_ever', 'This number has already bought this, with lifetime access');
  if (isPaidTooFar(endsAt, now))
    throw conflict('paid_far_ahead', 'This number has already paid more than two years ahead');
}
