import type { Price } from '@haat/openapi';
import type { PaidContent } from './grant.repository';

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
