import { refundOfShares } from '@haat/openapi/item-refunds';
import { leastRefund as least } from '@haat/openapi/quotas';
import { conflict, unprocessable } from '../../../../platform/http/errors';
import { rupees } from '../../../../platform/money/rupees';
import type { ShownGrant } from '../../../delivery';
import { partOf, type SaleAmounts } from '../../../money';
import type { OrderRow } from '../order/order.repository';
import { clientKey } from '../placing/client.key';
import { isOpen, type RefundRow } from './refund.repository';

/** What the creator asks for; no amount is everything that is left. */
export interface RefundInput {
  /** Paise. */
  amount?: number | undefined;
  reason?: string | undefined;
  /** The same for every try of the same wish. */
  key?: string | undefined;
  /** Grants to refund by their shares, instead of an amount. */
  accessIds?: readonly string[] | undefined;
  /** Paise: the share of an item of which nobody has a grant yet, instead of an amount. */
  share?: number | undefined;
  /** A refund of all that is left that runs already is not taken for this one: it is refused as `refund_under_way`. */
  waitsForRunning?: boolean | undefined;
}

/**
 * The refund a wish is already being met by, or was; null when it asks for a new one.
 * @throws Refusal 409 (another part is under way), 422 (the key was used for something else)
 */
export function sameRefund(
  order: OrderRow,
  before: readonly RefundRow[],
  input: RefundInput,
): RefundRow | null {
  const { amount, reason, key, waitsForRunning = false } = input;
  // The keys of clients were once kept as they came.
  const isUnder = (storedKey: string | null) =>
    storedKey !== null && (storedKey === key || clientKey(storedKey) === key);
  const keyed = before.find((refund) => isUnder(refund.key));
  if (keyed) {
    const isAlike = (amount ?? keyed.amount) === keyed.amount && (reason ?? null) === keyed.reason;
    if (isAlike && areSameItems(keyed, input)) return keyed;
    throw unprocessable(
      'idempotency_key_reused',
      'This refund was already sent with different details. Close it and start again',
    );
  }
  const running = before.find(isOpen);
  if (running) {
    const isWholeRest = running.amount === order.amount - (order.refunded ?? 0);
    if (
      !waitsForRunning &&
      isWholeRest &&
      (amount ?? running.amount) === running.amount &&
      areSameItems(running, input)
    )
      return running;
    throw conflict(
      'refund_under_way',
      'Another refund of this sale is in progress. Try again when it is complete',
    );
  }
  const isAskedAgain = order.status === 'refunded' && (amount ?? order.amount) === order.amount;
  return isAskedAgain ? (before.find(({ status }) => status === 'done') ?? null) : null;
}

const areSameItems = ({ access_ids: before }: RefundRow, { accessIds: now }: RefundInput): boolean =>
  [...(before ?? [])].sort().join() === [...new Set(now)].sort().join();

/** The items that refunds gave back by themselves. What became of their access says nothing of it: their creator ends and opens it as well. */
export const refundedItems = (
  refunds: readonly Pick<RefundRow, 'status' | 'access_ids'>[],
): ReadonlySet<string> =>
  new Set(refunds.flatMap(({ status, access_ids: ids }) => (status === 'done' ? (ids ?? []) : [])));

/**
 * Paise that go back for items of an order, by their shares.
 * @param grants of the order, of a gift those of its recipient
 * @param before its refunds
 * @throws Refusal 422 naming `accessIds` (not items of the order, given back before) or `amount` (both are given)
 */
export function amountOfItems(
  order: OrderRow,
  grants: readonly Pick<ShownGrant, 'id' | 'share'>[],
  before: readonly RefundRow[],
  { accessIds = [], amount }: RefundInput,
): number {
  const wrong = (field: string, message: string) =>
    unprocessable('refund_items', message, { [field]: message });
  if (amount !== undefined) throw wrong('amount', 'Choose items or an amount, not both');
  const refunded = refundedItems(before);
  const chosen = grants.filter(({ id }) => accessIds.includes(id) && !refunded.has(id));
  if (chosen.length < new Set(accessIds).size)
    throw wrong('accessIds', 'Choose items of this sale that were not refunded yet');
  const shares = chosen.reduce((sum, { share }) => sum + share, 0);
  return refundOfShares(shares, remainingAmount(order));
}

/**
 * What goes back next, with its share of the fee.
 * @throws Refusal 409 (nothing is left), 422 naming `amount`
 */
export function nextPart(order: OrderRow, amount: number | undefined): SaleAmounts {
  const before = order.refunded ?? 0;
  const left = order.amount - before;
  if (left <= 0) throw conflict('not_refundable', 'There is nothing left to refund');
  const part = amount ?? left;
  const wrong = (message: string) => unprocessable('refund_amount', message, { amount: message });
  if (part > left) throw wrong(`At most ${rupees.format(left / 100)} can be refunded`);
  if (part < left && part < least) throw wrong(`The minimum is ${rupees.format(least / 100)}`);
  if (part < left && left - part < least)
    throw wrong(`Leave at least ${rupees.format(least / 100)}, or refund all ${rupees.format(left / 100)}`);
  return nextShare(order, part);
}

/** What gateway and ledger call a refund. The first of an order has the order's own name. */
export const refundIdOf = ({ order_id, number }: Pick<RefundRow, 'order_id' | 'number'>): string =>
  number === 1 ? order_id : `${order_id}_${number}`;

/** The refunded share of the order's amounts for the next paise. */
export function nextShare(order: OrderRow, amount: number): SaleAmounts {
  const { fee, fee_tax: feeTax, currency } = order;
  return partOf({ amount: order.amount, fee, feeTax, currency }, order.refunded ?? 0, amount);
}

/** Paise of an order that have not gone back. */
export const remainingAmount = (order: OrderRow): number => order.amount - (order.refunded ?? 0);
