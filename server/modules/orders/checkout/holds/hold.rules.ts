/** Ms for which an unpaid order holds its piece of a limited stock and its use of a discount, unless a payment is under way. */
const holdMs = 10 * 60_000;

/** Until when a hold lasts that is taken now: never longer than the order may be paid. */
export const holdUntil = (now: Date, expiresAt: Date): Date =>
  new Date(Math.min(now.getTime() + holdMs, expiresAt.getTime()));

/** Open orders that one phone may have for one product at a time. */
export const mostOpen = 2;
