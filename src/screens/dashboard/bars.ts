import type { Overview } from '@haat/contract';
import { type ChartBar, formatPaise } from '@haat/design-system';
import { clockTime, monthName, shortDate } from '../../parts/time/when';

type Range = Overview['range'];

/** What a bar stands for, in a word and in the words of the legend. */
export const stepWords: Record<
  Range,
  { step: string; legend: { value: string; before?: string; open?: string } }
> = {
  today: {
    step: 'hour',
    legend: { value: 'An hour’s earnings', before: 'Same hour yesterday', open: 'This hour so far' },
  },
  '7d': {
    step: 'day',
    legend: { value: 'A day’s earnings', before: 'Same day, week before', open: 'Today so far' },
  },
  '30d': {
    step: 'day',
    legend: { value: 'A day’s earnings', before: 'Same day, period before', open: 'Today so far' },
  },
  all: { step: 'month', legend: { value: 'A month’s earnings', open: 'This month so far' } },
};

/** The series as bars; the step that `now` falls into is not over. */
export function barsOf(range: Range, series: Overview['series'], now: Date): ChartBar[] {
  return series.map((step, index) => {
    const after = series[index + 1];
    const isOpen = Date.parse(step.at) <= now.getTime() && (!after || Date.parse(after.at) > now.getTime());
    return {
      key: step.at,
      label: isOpen && range !== 'today' && range !== 'all' ? 'Today' : labelOf(range, step.at),
      value: step.earnings,
      ...(step.previousEarnings !== null && { before: step.previousEarnings }),
      ...(isOpen && { open: true }),
    };
  });
}

const labelOf = (range: Range, at: string) => {
  if (range === 'today') return clockTime(at);
  return range === 'all' ? monthName(at) : shortDate(at);
};

/** For an axis: "₹500", "₹15k", "₹2.5L". Takes whole paise. */
export function shortRupees(paise: number): string {
  const rupees = paise / 100;
  if (rupees >= 10_000_000) return `₹${trimmed(rupees / 10_000_000)}Cr`;
  if (rupees >= 100_000) return `₹${trimmed(rupees / 100_000)}L`;
  if (rupees >= 1_000) return `₹${trimmed(rupees / 1_000)}k`;
  return formatPaise(Math.round(paise));
}

const trimmed = (figure: number) => String(Number(figure.toFixed(1)));
