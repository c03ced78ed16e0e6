import type { Phrase } from '@haat/i18n';
import type { SessionDate } from '@haat/openapi';
import { invalid } from '../content-error';
import { endOf, hasBegun, isOver, type Session } from './session.rules';
import { movedAlong } from './zoned';

/** A session and those that follow it under the same seat: a series. */
type Series = Pick<Session, 'startsAt' | 'minutes'> & { moreSessions?: SessionDate[] | undefined };

/** The first session of a series has no id of its own: it is that of the product. */
const first = '';

/** All sessions in the order in which they are held, at least one; `startsAt` and `minutes` are of the first. */
export const seriesOf = ({
  startsAt,
  minutes,
  moreSessions = [],
}: Series & { startsAt: string; minutes: number }): readonly SessionDate[] =>
  [{ id: first, startsAt, minutes }, ...moreSessions].toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );

/** The session that is on or comes next; the last one once all are over. */
export const currentOf = (dates: readonly SessionDate[], now: Date): SessionDate => {
  const current = dates.find((date) => !isOver(date, now)) ?? dates.at(-1);
  if (!current) throw new Error('A series without sessions');
  return current;
};

export const isSeriesOver = (dates: readonly SessionDate[], now: Date): boolean =>
  dates.every((date) => isOver(date, now));

/** Whether there may be a recording of it: one of its sessions has ended. */
export const hasEndedOne = (dates: readonly SessionDate[], now: Date): boolean =>
  dates.some((date) => isOver(date, now));

/** Their times kept in one way, in the order in which they are held; `at` is the name of the field. Throws 422 refusals. */
export function normalisedSessions<Content extends { moreSessions?: SessionDate[] }>(
  content: Content,
  at: string,
): Content {
  const { moreSessions = [], ...others } = content;
  if (moreSessions.length === 0) return others as Content;
  if (new Set([first, ...moreSessions.map(({ id }) => id)]).size <= moreSessions.length)
    throw invalid({ [at]: 'Every session needs an id of its own' });
  const kept = moreSessions.map((session) => ({
    ...session,
    startsAt: new Date(session.startsAt).toISOString(),
  }));
  return {
    ...content,
    moreSessions: kept.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)),
  };
}

/** Sessions as much later as the first one was moved, on the clocks of a zone. */
export const movedWith = (
  dates: readonly SessionDate[],
  first: { from: string; to: string },
  timeZone: string,
): SessionDate[] =>
  dates.map((date) => ({ ...date, startsAt: movedAlong(date.startsAt, first, timeZone).toISOString() }));

/** How one may not follow the first: `early`, before it ends; `twice`, at the time of another; `past`, a new one that would have begun. */
export type SeriesFault = 'early' | 'twice' | 'past';

/** The name of a field of a session after the first, in what is wrong or missing: by its id. */
export const seriesField = (id: string, field: 'startsAt' | 'minutes'): string =>
  `content.moreSessions.${id}.${field}`;

interface SeriesKnown {
  now: Date;
  /** The sessions that buyers know already: they do not become wrong by time passing. */
  onSale?: readonly Pick<SessionDate, 'id' | 'startsAt'>[] | undefined;
}

/** What is wrong with the times of the sessions after the first, by their id. */
export function faultsInSeries(
  { startsAt, minutes = 0, moreSessions = [] }: Series,
  { now, onSale = [] }: SeriesKnown,
): Map<string, SeriesFault> {
  const known = new Map(onSale.map((date) => [date.id, date.startsAt]));
  const firstEnd = startsAt === undefined ? null : endOf({ startsAt, minutes }).getTime();
  const times = new Set<number>();
  const faults = new Map<string, SeriesFault>();
  for (const session of moreSessions) {
    const at = Date.parse(session.startsAt);
    if (firstEnd !== null && at < firstEnd) faults.set(session.id, 'early');
    else if (times.has(at)) faults.set(session.id, 'twice');
    else if (hasBegun(session, now) && known.get(session.id) !== session.startsAt)
      faults.set(session.id, 'past');
    times.add(at);
  }
  return faults;
}

export const seriesPhrases = {
  early: 'This is before the first session ends. Choose a later time.',
  twice: 'Another session is at this time. Choose another time.',
  past: 'This time has passed. Choose a time in the future.',
} as const satisfies Record<SeriesFault, Phrase>;
