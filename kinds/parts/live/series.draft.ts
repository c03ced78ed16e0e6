import { t } from '@haat/i18n';
import type { SessionDate } from '@haat/openapi';
import { liveSessionBounds } from '@haat/openapi/bounds';
import type { FieldProblem } from '../../kind';
import { countProblem } from '../editor/written';
import { faultsInSeries, seriesField, seriesPhrases } from './series.rules';
import { type StartValues, startOf, startValues } from './start.draft';

/** A session after the first of a series, as it is typed. */
export interface DateValues extends StartValues {
  id: string;
  minutes: string;
}

export const dateValues = (dates: readonly SessionDate[] = [], timeZone: string): DateValues[] =>
  dates.map(({ id, startsAt, minutes }) => ({
    id,
    ...startValues(startsAt, timeZone),
    minutes: String(minutes),
  }));

interface Typed extends StartValues {
  minutes: string;
  moreSessions: readonly DateValues[];
}

const weekMs = 7 * 86_400_000;

/** One more, a week after the last one at the same time and as long; without a time as long as that has none. */
export function nextDate({ moreSessions, ...first }: Typed, id: string, timeZone: string): DateValues {
  const { day, time, minutes } = moreSessions.at(-1) ?? first;
  const noon = new Date(`${day}T12:00:00.000Z`);
  const isDay = !Number.isNaN(noon.getTime());
  const inAWeek = isDay ? new Date(noon.getTime() + weekMs).toISOString().slice(0, 10) : '';
  return { id, minutes, ...(startOf({ day, time }, timeZone) ? { day: inAWeek, time } : { day: '', time }) };
}

/** The whole ones of them; null where the time or the length is missing or wrong. */
function dateOf({ id, minutes, ...start }: DateValues, timeZone: string): SessionDate | null {
  const startsAt = startOf(start, timeZone)?.toISOString();
  const { minimum, maximum } = liveSessionBounds.minutes;
  const isLength =
    countProblem('minutes', minutes, minimum, maximum)[1] === undefined && minutes.trim() !== '';
  return startsAt !== undefined && isLength ? { id, startsAt, minutes: Number(minutes) } : null;
}

interface Known {
  now: Date;
  timeZone: string;
  persisted: readonly SessionDate[] | undefined;
}

/** What is wrong with the sessions after the first: with their length, or with their time beside the others. */
export function problemsOfSeries(
  { moreSessions, minutes, ...start }: Typed,
  { now, timeZone, persisted }: Known,
): FieldProblem[] {
  const { minimum, maximum } = liveSessionBounds.minutes;
  const startsAt = startOf(start, timeZone)?.toISOString();
  const whole = moreSessions.flatMap((date) => dateOf(date, timeZone) ?? []);
  const series = { startsAt, minutes: Number(minutes) || 0, moreSessions: whole };
  const faults = faultsInSeries(series, { now, onSale: persisted });
  return moreSessions.flatMap((date): FieldProblem[] => {
    const fault = faults.get(date.id);
    return [
      [seriesField(date.id, 'startsAt'), fault && t(seriesPhrases[fault])],
      countProblem(seriesField(date.id, 'minutes'), date.minutes, minimum, maximum),
    ];
  });
}

/** The sessions as they are saved: one with something wrong in it as it was, or not at all. */
export const storedDates = (
  dates: readonly DateValues[],
  timeZone: string,
  wrong: (field: string) => boolean,
  persisted: readonly SessionDate[] = [],
): SessionDate[] =>
  dates.flatMap((date) => {
    const isWrong = wrong(seriesField(date.id, 'startsAt')) || wrong(seriesField(date.id, 'minutes'));
    const kept = isWrong ? null : dateOf(date, timeZone);
    return kept ?? persisted.find(({ id }) => id === date.id) ?? [];
  });
