import type { ChartBar } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import { fullDate, monthName, shortDate } from '@haat/web/time/when';

type Step = Analytics['steps'][number];

/** Noon, so that the day is the same whoever reads it. */
const at = (day: string) => `${day}T06:30:00Z`;

/** "3 Nov", "3 to 9 Nov" or "Nov 2026". */
export function stepName({ from, to }: Pick<Step, 'from' | 'to'>, step: Analytics['step']): string {
  if (step === 'month') return monthName(at(from));
  return from === to
    ? shortDate(at(from))
    : t('{from} to {to}', { from: shortDate(at(from)), to: shortDate(at(to)) });
}

/** "23 Oct to 21 Nov", with the years where there is more than one. */
export function daysInWords({ from, to }: Pick<Analytics, 'from' | 'to'>): string {
  const written = from.slice(0, 4) === to.slice(0, 4) ? shortDate : fullDate;
  return from === to
    ? written(at(from))
    : t('{from} to {to}', { from: written(at(from)), to: written(at(to)) });
}

interface Legend {
  /** Of the chart and of its table. */
  name: Phrase;
  table: Phrase;
  value: Phrase;
  before: Phrase;
  open: Phrase;
}

/** What a bar stands for. */
export const legend: Record<Analytics['step'], Legend> = {
  day: {
    name: 'Earnings by day',
    table: 'Figures by day',
    value: 'Daily earnings',
    before: 'Same day, previous period',
    open: 'Today so far',
  },
  week: {
    name: 'Earnings by week',
    table: 'Figures by week',
    value: 'Weekly earnings',
    before: 'Same days, previous period',
    open: 'This week so far',
  },
  month: {
    name: 'Earnings by month',
    table: 'Figures by month',
    value: 'Monthly earnings',
    before: 'Same days, previous period',
    open: 'This month so far',
  },
};

/** The steps as bars; the one that holds `today` is not over. */
export const barsOf = ({ steps, step }: Pick<Analytics, 'steps' | 'step'>, today: string): ChartBar[] =>
  steps.map((one) => ({
    key: one.from,
    label: step === 'day' && one.to === today ? t('Today') : stepName(one, step),
    value: one.earned,
    ...(one.previousEarned !== null && { before: one.previousEarned }),
    ...(one.to === today && { open: true }),
  }));
