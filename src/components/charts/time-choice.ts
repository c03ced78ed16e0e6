import { t } from '@haat/i18n';
import type { Analytics, AnalyticsRange } from '@haat/openapi';
import type { FiguresTime } from '../../queries/analytics.queries';

export type TimeRange = AnalyticsRange | 'dates';

/** What is chosen; `from` and `to` as date fields write them. */
export interface TimeChoice {
  range: TimeRange;
  from: string;
  to: string;
  /** Null for what the length of the time suggests. Kept when other days are chosen, and told as the nearest that they offer. */
  step: Analytics['step'] | null;
}

export const lastMonth: TimeChoice = { range: '30d', from: '', to: '', step: null };

/** What the server is asked for; null while days of one's own are not chosen yet or come in the wrong order. */
export function timeOf({ range, from, to, step }: TimeChoice, today: string): FiguresTime | null {
  const by = step !== null && { step };
  if (range !== 'dates') return { range, ...by };
  const isWhole = from !== '' && to !== '' && from <= to && to <= today;
  return isWhole ? { from, to, ...by } : null;
}

/** What is wrong with days of one's own, for the field of the last one; nothing while they are not whole. */
export function troubleWith({ range, from, to }: TimeChoice, today: string): string | undefined {
  if (range !== 'dates' || from === '' || to === '') return undefined;
  if (to > today) return t('Choose a date up to today');
  return from > to ? t('Choose a date on or after the start date') : undefined;
}
