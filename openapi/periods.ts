import type { components } from './generated/contract';

type Period = components['schemas']['Period'];

/** "a month", "for 3 months", "a year", "for 45 days", "for ever": as it stands behind a price. */
export function perPeriod({ unit, count }: Period): string {
  if (unit === 'lifetime') return 'for ever';
  if (count === 1) return `a ${unit}`;
  if (unit === 'month' && count === 12) return 'a year';
  if (unit === 'day' && count === 7) return 'a week';
  return `for ${count} ${unit}s`;
}
