import type { OrderStatus } from '@haat/openapi';

/** Ms for which an unpaid order reserves limited stock and its use of a discount */
const holdMs = 10 * 60_000;

/** End of a reservation that starts now: at most until the order expires. */
export const holdUntil = (now: Date, expiresAt: Date): Date =>
  new Date(Math.min(now.getTime() + holdMs, expiresAt.getTime()));

/** Where an order stands that ends for a newer one of its buyer; with `pending`, a payment is under way. */
export const replaceable: ReadonlySet<OrderStatus> = new Set([
  'created',
  'awaitingPayment',
  'failed',
  'dropped',
]);

/** Open orders that one phone may have for one product at a time. */
export const mostOpen = 2;
