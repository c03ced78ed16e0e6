import type { ChartBar } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Overview } from '@haat/openapi';
import { clockTime, monthName, shortDate } from '@haat/web/time/when';

type Range = Overview['range'];

/** What a bar stands for, over the chart and in the words of its legend. */
export const stepText = {
  today: {
    label: 'Earnings by hour',
    legend: { value: 'Hourly earnings', before: 'Same hour yesterday', open: 'This hour so far' },
  },
  '7d': {
    label: 'Earnings by day',
    legend: { value: 'Daily earnings', before: 'Same day last week', open: 'Today so far' },
  },
  '30d': {
    label: 'Earnings by day',
    legend: { value: 'Daily earnings', before: 'Same day, previous period', open: 'Today so far' },
  },
  all: {
    label: 'Earnings by month',
    legend: { value: 'Monthly earnings', before: null, open: 'This month so far' },
  },
} as const satisfies Record<Range, StepText>;

interface StepText {
  label: Phrase;
  legend: { value: Phrase; before: Phrase | null; open: Phrase };
}

/** What the legend says of a range's bars. */
export function legendOf(range: Range): { value: string; before?: string; open: string } {
  const { value, before, open } = stepText[range].legend;
  return { value: t(value), ...(before && { before: t(before) }), open: t(open) };
}

/** The series as bars; the step that `now` falls into is not over. */
export function barsOf(range: Range, series: Overview['series'], now: Date): ChartBar[] {
  return series.map((step, index) => {
    const after = series[index + 1];
    const isOpen = Date.parse(step.at) <= now.getTime() && (!after || Date.parse(after.at) > now.getTime());
    return {
      key: step.at,
      label: isOpen && range !== 'today' && range !== 'all' ? t('Today') : labelOf(range, step.at),
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

/** How the earnings of a range are set beside those before it. All of time has nothing before it. */
export const periodBefore = {
  today: {
    more: '{sum} more than all of yesterday',
    less: '{sum} less than all of yesterday',
    nothing: 'Nothing yesterday',
  },
  '7d': {
    more: '{sum} more than the previous 7 days',
    less: '{sum} less than the previous 7 days',
    nothing: 'Nothing in the previous 7 days',
  },
  '30d': {
    more: '{sum} more than the previous 30 days',
    less: '{sum} less than the previous 30 days',
    nothing: 'Nothing in the previous 30 days',
  },
} as const satisfies Record<Exclude<Range, 'all'>, Record<'more' | 'less' | 'nothing', Phrase>>;
