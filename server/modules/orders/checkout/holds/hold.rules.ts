/** Ms for which an unpaid order reserves limited stock and its use of a discount */
const holdMs = 10 * 60_000;

/** End of a reservation that starts now: at most until the order expires. */
export const holdUntil = (now: Date, expiresAt: Date): Date =>
  new Date(Math.min(now.getTime() + holdMs, expiresAt.getTime()));

/** Open orders that one phone may have for one product at a time. */
export const mostOpen = 2;
