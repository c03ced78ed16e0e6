import type { Analytics, AnalyticsRange } from '@haat/openapi';
import { unprocessable } from '../../../platform/http/errors';
import type { Days } from '../rollups/day.spans';
import { plusDays } from './calendar.rules';

type Step = Analytics['step'];

export interface AskedDays {
  range?: AnalyticsRange | undefined;
  from?: string | undefined;
  to?: string | undefined;
  step?: Step | undefined;
}

/** The selected days and the previous period. */
export interface Looked extends Days {
  step: Step;
  /** Those that may be looked at instead, the finest first; the one above is among them. */
  stepsOffered: Step[];
  previous: Days | null;
}

const lengths: Record<Exclude<AnalyticsRange, 'all'>, number> = {
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '365d': 365,
};
/** Days. */
export const longest = 3_660;
const mostSteps = 130;

export const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/**
 * The days that are asked for.
 * @param first the first day that has anything, for all time
 * @throws Refusal 422 for days that are none, in the wrong order, still to come or too many
 */
export function daysAsked(requested: AskedDays, today: string, first: string): Looked {
  const { range = '30d', from, to } = requested;
  if (from !== undefined || to !== undefined) return between(from, to, today, requested.step);
  if (range === 'all') {
    const start = first < plusDays(today, 1 - longest) ? plusDays(today, 1 - longest) : first;
    const days = { from: start, to: today };
    return { ...days, ...steppedBy(days, requested.step), previous: null };
  }
  return withPrevious({ from: plusDays(today, 1 - lengths[range]), to: today }, requested.step);
}

function between(
  from: string | undefined,
  to: string | undefined,
  today: string,
  step: Step | undefined,
): Looked {
  const fields = {
    ...(!isDay(from) && { from: 'Choose a start date' }),
    ...(!isDay(to) && { to: 'Choose an end date' }),
  };
  if (!isDay(from) || !isDay(to)) throw refused('Choose a start and end date', fields);
  if (from > to)
    throw refused('The start date is after the end date', { to: 'Choose a date on or after the start date' });
  if (to > today) throw refused('The end date is in the future', { to: 'Choose a date up to today' });
  if (lengthOf({ from, to }) > longest)
    throw refused('The range is too long. Choose at most ten years', { from: 'Choose a later date' });
  return withPrevious({ from, to }, step);
}

const refused = (message: string, fields: Record<string, string>) =>
  unprocessable('no_such_days', message, fields);

const isDay = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(text)) && plusDays(text, 0) === text;

function withPrevious(days: Days, step: Step | undefined): Looked {
  const length = lengthOf(days);
  const previous = { from: plusDays(days.from, -length), to: plusDays(days.from, -1) };
  return { ...days, ...steppedBy(days, step), previous };
}

const stepDays: Record<Step, number> = { day: 1, week: 7, month: 28 };
const finestFirst = Object.keys(stepDays) as Step[];

/** Steps that make more than one of these days, and no more than can be read: the months of ten years are 120. */
function offeredFor(length: number): Step[] {
  const offered = finestFirst.filter(
    (step) => length > stepDays[step] && (step === 'month' || length / stepDays[step] <= mostSteps),
  );
  return offered.length > 0 ? offered : ['day'];
}

/** The step that was wished where it is offered, else the nearest; without a wish the first that comes to a number of them that is easily seen. */
function steppedBy(days: Days, requested: Step | undefined): Pick<Looked, 'step' | 'stepsOffered'> {
  const length = lengthOf(days);
  const stepsOffered = offeredFor(length);
  return { step: nearest(stepsOffered, requested ?? easilySeen(length)), stepsOffered };
}

function easilySeen(length: number): Step {
  if (length <= 62) return 'day';
  return length / stepDays.week <= 60 ? 'week' : 'month';
}

/** The coarsest that is no coarser than the wish; the finest where all are. */
function nearest(offered: readonly Step[], requested: Step): Step {
  const at = finestFirst.indexOf(requested);
  return offered.findLast((step) => finestFirst.indexOf(step) <= at) ?? offered[0] ?? 'day';
}

/** The steps of some days: weeks begin on Monday, months on their first; the first and the last may be cut. */
export function stepsOf({ from, to, step }: Days & { step: Step }): Days[] {
  const steps: Days[] = [];
  for (let day = from; day <= to; ) {
    const next = beginningAfter(day, step);
    steps.push({ from: day, to: next > to ? to : plusDays(next, -1) });
    day = next;
  }
  return steps;
}

function beginningAfter(day: string, step: Step): string {
  if (step === 'day') return plusDays(day, 1);
  if (step === 'week') return plusDays(day, 7 - ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
