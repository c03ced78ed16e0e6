import { dayNumber, dayOfField, startOfDay } from '@haat/web/time/when';

/** Days back from today, today among them. */
const days = { today: 1, '7d': 7, '30d': 30 } as const;

/** A stretch of time that ends now. */
type Recent = keyof typeof days | 'all';

export const periods = ['all', 'today', '7d', '30d', 'month', 'dates'] as const;
export type Period = (typeof periods)[number];

/** What time a list is narrowed to, as an address carries it. */
export interface PeriodChoice {
  period: Period;
  /** As date fields write them, for the period `dates`; both days belong to it. */
  from: string;
  to: string;
}

export const anyTime: PeriodChoice = { period: 'all', from: '', to: '' };

/** Reads the choice from an address's query; what makes no sense is not chosen. */
export function readPeriod(query: URLSearchParams): PeriodChoice {
  return {
    period: periods.find((period) => period === query.get('period')) ?? 'all',
    from: query.get('from')?.slice(0, 10) ?? '',
    to: query.get('to')?.slice(0, 10) ?? '',
  };
}

/** What the server is asked for. Days are Indian days; the end is the first moment that does not belong. */
export function spanOf({ period, from, to }: PeriodChoice, now: Date): { from?: string; to?: string } {
  const since = (day: number) => ({ from: startOfDay(day).toISOString() });
  switch (period) {
    case 'month': {
      const today = dayNumber(now);
      return since(today - new Date(today * 86_400_000).getUTCDate() + 1);
    }
    case 'dates': {
      const first = dayOfField(from);
      const last = dayOfField(to);
      return {
        ...(first !== null && since(first)),
        ...(last !== null && { to: startOfDay(last + 1).toISOString() }),
      };
    }
    case 'all':
    case 'today':
    case '7d':
    case '30d':
      return beginningOf(period, now);
  }
}

/** When it began, in ISO 8601, at midnight in India; nothing for all time. */
function beginningOf(recent: Recent, now: Date): { from?: string } {
  if (recent === 'all') return {};
  return { from: startOfDay(dayNumber(now) - days[recent] + 1).toISOString() };
}
