import { priceOfAll } from '@haat/kinds/parts/pieces';
import type { NewOrder, Price } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import { conflict, unprocessable } from '../../../../platform/http/errors';
import type { AppliedDiscount, DiscountRedemption } from '../../../catalog';
import type { SubscriptionTerms } from '../../subscriptions/subscription.tables';
import { findSubscribed, isPaidTooFar, termsOf } from '../subscription.orders';
import type { Offer } from './offer.service';
import { checkAgreedAmount, resolvePrice, resolveQuantity } from './order.rules';
import { type OwnedParts, restPrice } from './owned-parts.service';

/** What an order costs that is asked for. Paise. */
export interface OrderTotals {
  price: Price & { id: string };
  /** Pieces; what follows is of all of them. */
  quantity: number;
  /** To be paid with this order. */
  amount: number;
  /** How much less that is than without a discount. */
  discount: number;
  appliedDiscount: AppliedDiscount | null;
  /** What of a subscription is agreed to; null for what is bought once. */
  terms: SubscriptionTerms | null;
  /** The subscription that it goes on with. */
  currentSubscriptionId: string | null;
  /** It begins with free days. */
  isTrial: boolean;
  /** What parts that its buyer owns took off, which is in `discount` too; 0 where nothing was. */
  ownedAmount: number;
}

export type CalculateTotals = (
  request: NewOrder,
  buyer: {
    phone: string;
    isProved: boolean;
    isFresh: boolean;
    owned: OwnedParts | null;
    /** Unpaid orders of this buyer that end for this one. */
    replaces: readonly { id: string }[];
  },
  offer: Offer,
) => Promise<OrderTotals>;

/** Calculates orders that buyers ask for on a page. @throws Refusal 409, 422 */
export function createOrderTotals(
  { clock, config, database }: Pick<Deps, 'clock' | 'config' | 'database'>,
  { discounts }: { discounts: DiscountRedemption },
): CalculateTotals {
  return async (request, { phone, isProved, isFresh, owned, replaces }, { sellerId, product }) => {
    const { price, listed: each } = resolvePrice(product.prices, request, config.price);
    const quantity = resolveQuantity(product.kind, price, request, config.price);
    const whole = priceOfAll(each, quantity);
    const listed = owned ? restPrice({ ...price, amount: whole }, owned).amount : whole;
    const ownedAmount = whole - listed;
    const terms = termsOf(price);
    // The giver's own subscription has nothing to do with it.
    const before =
      terms &&
      !request.gift &&
      (await findSubscribed(database.db, { sellerId, productId: product.id, phone }));
    // Who subscribes again before the end goes on with the subscription there is.
    const currentSubscriptionId = before && before.status !== 'expired' ? before.id : null;
    if (before && currentSubscriptionId) refuseUnlessRenewable(before.ends_at, clock.now(), { isProved });
    const isTrial = terms !== null && price.trialDays !== undefined && !before;
    const appliedDiscount = await discounts.apply({
      sellerId,
      productId: product.id,
      price,
      listed,
      code: request.discountCode,
      phone,
      isFresh,
      replaces: replaces.map(({ id }) => id),
      isTrial,
      isRunning: currentSubscriptionId !== null,
    });
    const discount = appliedDiscount?.taken ?? 0;
    checkAgreedAmount(price, request, {
      listed: priceOfAll(price.amount, quantity),
      due: listed - discount,
    });
    if (request.autopay && discount > 0 && discount === listed) throw nothingToApprove();
    return {
      price,
      quantity,
      amount: isTrial ? 0 : listed - discount,
      discount: discount + ownedAmount,
      ownedAmount,
      appliedDiscount,
      terms: terms && { ...terms, amount: appliedDiscount?.agreed ?? terms.amount },
      currentSubscriptionId,
      isTrial,
    };
  };
}

/** A mandate is agreed to with a payment. */
function nothingToApprove() {
  const message =
    'With this discount nothing is paid now, so auto-renew is not available. Continue without it';
  return unprocessable('autopay_unavailable', message, { autopay: message });
}

/** Money for more of it would buy nothing, or more than may be paid ahead. Only where the number was proved it is told which. */
function refuseUnlessRenewable(endsAt: Date | null, now: Date, { isProved }: { isProved: boolean }): void {
  if (endsAt !== null && !isPaidTooFar(endsAt, now)) return;
  if (!isProved)
    throw conflict(
      'number_refused',
      'This cannot be bought with this number now. Open your purchases with a code to see why',
    );
  if (endsAt === null)
    throw conflict('subscribed_for_ever', 'This number has already bought this, with lifetime access');
  throw conflict('paid_far_ahead', 'This number has already paid more than two years ahead');
}
