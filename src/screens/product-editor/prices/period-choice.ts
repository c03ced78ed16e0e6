import { type Phrase, t } from '@haat/i18n';
import type { Period } from '@haat/openapi';
import { periodBounds } from '@haat/openapi/bounds';

/** The periods to choose from; `days` asks how many. */
export const periodChoices = [
  { value: 'month-1', label: 'Every month' },
  { value: 'month-3', label: 'Every 3 months' },
  { value: 'month-6', label: 'Every 6 months' },
  { value: 'month-12', label: 'Every year' },
  { value: 'days', label: 'After a set number of days' },
  { value: 'lifetime', label: 'Once, for lifetime access' },
] as const satisfies readonly { value: string; label: Phrase }[];

export type PeriodChoice = (typeof periodChoices)[number]['value'];

const mostDays = periodBounds.count.maximum;

/** What the screen shows of a period; months that are not among the choices stay as they are when nobody touches them. */
export function periodDraft({ unit, count }: Period): { period: PeriodChoice; days: string } {
  if (unit === 'lifetime') return { period: 'lifetime', days: '' };
  const choice = periodChoices.find(({ value }) => value === `${unit}-${count}`);
  if (choice) return { period: choice.value, days: '' };
  return { period: 'days', days: String(unit === 'day' ? count : count * 30) };
}

/** Null while the days are not a number that can be. */
export function periodOf(period: PeriodChoice, days: string): Period | null {
  if (period === 'lifetime') return { unit: 'lifetime', count: 1 };
  if (period !== 'days') return { unit: 'month', count: Number(period.slice('month-'.length)) };
  const count = Number(days);
  return Number.isInteger(count) && count >= 1 && count <= mostDays ? { unit: 'day', count } : null;
}

/** What is wrong with a number of days as typed; an empty one is unfinished, not wrong. */
export function daysProblem(days: string, most: number = mostDays): string | undefined {
  if (days.trim() === '') return undefined;
  const count = Number(days);
  return Number.isInteger(count) && count >= 1 && count <= most
    ? undefined
    : t('A whole number from {least} to {most}.', { least: 1, most: most.toLocaleString('en-IN') });
}
