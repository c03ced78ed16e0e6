import { formatPaise } from '@haat/design-system';

/** Paise: gateways move nothing smaller. */
const least = 100;

/** What is wrong with an amount to give back, of at most `refundable` paise; null when it can go. */
export function refundProblem(amount: number | null, refundable: number): string | null {
  if (amount === null) return 'Type an amount.';
  if (amount > refundable) return `At most ${formatPaise(refundable)} can go back.`;
  if (amount === refundable) return null;
  if (amount < least) return `The least is ${formatPaise(least)}.`;
  if (refundable - amount < least)
    return `Leave at least ${formatPaise(least)}, or give back all ${formatPaise(refundable)}.`;
  return null;
}
