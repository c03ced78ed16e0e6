import type { Price } from '@haat/openapi';
import type { PaidContent, PaidPeriod } from './grant.repository';

const leastPrice = (prices: readonly Price[]): Price | undefined =>
  prices.toSorted((one, other) => one.amount - other.amount)[0];

/** The roles that a grant gives: those of its price, or of the least price where that says nothing. */
export function rolesOfGrant({ content, prices, price_id }: PaidContent): readonly string[] {
  const { rolesByPrice = {} } = content;
  const ofPrice = price_id === null ? undefined : rolesByPrice[price_id];
  return ofPrice ?? rolesByPrice[leastPrice(prices)?.id ?? ''] ?? [];
}

/** Whether the member goes at the end, and not their roles alone. Without any role there is nothing else to take. */
export const removesMember = (paid: PaidContent): boolean =>
  (paid.content.atEnd ?? (rolesOfGrant(paid).length > 0 ? 'removeRoles' : 'removeMember')) === 'removeMember';

/**
 * Those of some open grants that say which roles somebody has at a moment. Each order of a subscription has a grant of its own, and all of them stay open
 * with it: only the one whose period runs counts, so that a price that was paid before, or is paid ahead, gives nothing now.
 */
export function runningAt<Held extends PaidPeriod>(held: readonly Held[], at: Date): Held[] {
  const started = held.filter(({ period_from: from }) => from !== null && from <= at);
  return held.filter((one) => {
    if (one.subscription_id === null) return true;
    const others = started.filter((other) => other.subscription_id === one.subscription_id);
    const [last] = others.toSorted(latestFirst);
    // Before any has begun, as after free days that a payment has replaced, none is more than another.
    return last === undefined || last === one;
  });
}

/** Of two that began at once, the one whose time was given to the other is over. */
const latestFirst = (one: PaidPeriod, other: PaidPeriod): number =>
  timeOf(other.period_from) - timeOf(one.period_from) || timeOf(other.period_to) - timeOf(one.period_to);

/** Without an end it is the last of all. */
const timeOf = (at: Date | null): number => at?.getTime() ?? Number.MAX_SAFE_INTEGER;
