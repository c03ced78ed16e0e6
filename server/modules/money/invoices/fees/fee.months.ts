import { aheadMs } from '../../../../platform/text/india.calendar';

/** A calendar month of India. */
export interface Month {
  /** As `2026-10`. */
  name: string;
  from: Date;
  /** The first moment that does not belong. */
  to: Date;
}

/** The months that have ended at a moment, the latest first. */
export function endedMonths(now: Date, count: number): Month[] {
  const day = new Date(now.getTime() + aheadMs);
  const startOf = (back: number) =>
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - back) - aheadMs);
  return Array.from({ length: count }, (_, index) => {
    const from = startOf(index + 1);
    return {
      name: new Date(from.getTime() + aheadMs).toISOString().slice(0, 7),
      from,
      to: startOf(index),
    };
  });
}

const inWords = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** As documents name it: `October 2026`. */
export const monthInWords = (name: string): string => inWords.format(new Date(`${name}-01T00:00:00Z`));
