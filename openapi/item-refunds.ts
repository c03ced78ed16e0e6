import { leastRefund as least } from './quotas';

/**
 * Paise that go back for items of an order, for the server that refunds them and for the screen that says so before: their shares, or all that is
 * left of the order where that is less. What gateways move is at least ₹1, and so is what stays: smaller shares are raised, and where items that
 * were not chosen are worth less, ₹1 stays for them, so that the order goes on with them. Less than ₹2 is in no two parts.
 * @param shares paise, of all of the items together; 0 for what cost nothing
 */
export function refundOfShares(shares: number, left: number): number {
  if (shares <= 0) return 0;
  const part = Math.max(shares, least);
  if (part >= left || left < 2 * least) return left;
  return Math.min(part, left - least);
}
