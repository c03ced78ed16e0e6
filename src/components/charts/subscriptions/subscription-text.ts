import type { ChartBar } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import { monthName, shortDate } from '@haat/web/time/when';

export type SubscriptionStep = NonNullable<Analytics['subscriptions']>['steps'][number];

/** What a course is of. */
export type Measure = 'running' | 'monthly';

interface Named {
  name: Phrase;
  /** Of the chart. */
  label: Record<Analytics['step'], Phrase>;
}

export const measures: Record<Measure, Named> = {
  running: {
    name: 'Active',
    label: {
      day: 'Active at the end of each day',
      week: 'Active at the end of each week',
      month: 'Active at the end of each month',
    },
  },
  monthly: {
    name: 'MRR (monthly recurring revenue)',
    label: {
      day: 'MRR at the end of each day',
      week: 'MRR at the end of each week',
      month: 'MRR at the end of each month',
    },
  },
};

/** Of the table, which has both. */
export const tableName: Record<Analytics['step'], Phrase> = {
  day: 'Subscriptions by day',
  week: 'Subscriptions by week',
  month: 'Subscriptions by month',
};

/** The day at whose end a step was counted, "9 Nov", or its month, "Nov 2026"; noon, so that the day is the same whoever reads it. */
export const endName = ({ to }: Pick<SubscriptionStep, 'to'>, step: Analytics['step']): string =>
  (step === 'month' ? monthName : shortDate)(`${to}T06:30:00Z`);

/** The ends of the steps as bars; that of the day under way is how it stands now. */
export const subscriptionBars = (
  steps: readonly SubscriptionStep[],
  { step, measure, today }: { step: Analytics['step']; measure: Measure; today: string },
): ChartBar[] =>
  steps.map((one) => ({
    key: one.from,
    label: step === 'day' && one.to === today ? t('Today') : endName(one, step),
    value: one[measure],
    ...(one.to === today && { open: true }),
  }));
