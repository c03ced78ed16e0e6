import type { ContentItem, Lesson, LiveSession, LiveSessionTime, SessionDate } from '@haat/openapi';
import { invalid } from '../content-error';
import { refuseNoAddress } from '../content-faults';
import { roomOf } from './room.rules';

/** Rules of what is held at a set time in a room of the creator, as far as it is planned. */
export type Session = Pick<LiveSession, 'startsAt' | 'minutes' | 'joinUrl' | 'recordingUrl'>;

/** One that is set; without `joinUrl` it is held in a room of the installation. */
export type WholeSession = LiveSession & Required<Pick<LiveSession, 'startsAt' | 'minutes'>>;

/** A product that is a session itself. */
export interface ProductSession {
  /** The first one of a series. */
  session: WholeSession;
  /** All its sessions in order, at least one; under an empty id the first one. */
  dates: readonly SessionDate[];
  /** IANA zone on whose clocks it is told. */
  timeZone: string;
  /** What buyers get after the end: recordings and files. */
  items: readonly ContentItem[];
}

type Timed = Required<Pick<Session, 'startsAt' | 'minutes'>>;

export type SessionStatus = LiveSessionTime['status'];

/** Ms before the start from which buyers are let into the room. */
const opensBefore = 10 * 60_000;

export const endOf = ({ startsAt, minutes }: Timed): Date =>
  new Date(Date.parse(startsAt) + minutes * 60_000);

export const roomOpensAt = ({ startsAt }: Pick<Timed, 'startsAt'>): Date =>
  new Date(Date.parse(startsAt) - opensBefore);

export const hasBegun = ({ startsAt }: Session, now: Date): boolean =>
  startsAt !== undefined && new Date(startsAt) <= now;

export const isOver = ({ startsAt, minutes = 0 }: Session, now: Date): boolean =>
  startsAt !== undefined && endOf({ startsAt, minutes }) <= now;

/** The room is open from ten minutes before the start until the end. */
export function statusOf(session: Timed, now: Date): SessionStatus {
  if (isOver(session, now)) return 'ended';
  if (hasBegun(session, now)) return 'live';
  return roomOpensAt(session) <= now ? 'open' : 'scheduled';
}

/** Whether buyers are let into the room. */
export const isRoomOpen = ({ status }: Pick<LiveSessionTime, 'status'>): boolean =>
  status === 'open' || status === 'live';

/**
 * Kept in one way, so that the same moment is the same text. Throws 422 refusals; `at` is the name of its field. A link that was stored before stays right.
 */
export function normalisedSession<Content extends Session>(
  session: Content,
  at: string,
  existing: Pick<Session, 'joinUrl'> = {},
): Content {
  const { startsAt, joinUrl, recordingUrl } = session;
  refuseNoAddress(joinUrl, `${at}.joinUrl`);
  const fault = joinUrl === undefined || joinUrl === existing.joinUrl ? null : roomOf(joinUrl).fault;
  if (fault !== null) throw invalid({ [`${at}.joinUrl`]: fault });
  refuseNoAddress(recordingUrl, `${at}.recordingUrl`);
  return startsAt === undefined ? session : { ...session, startsAt: new Date(startsAt).toISOString() };
}

interface SessionMissing {
  now: Date;
  hasRecording: boolean;
  /** Of the session that is on sale: what was right when it went on sale does not become wrong by time passing. */
  startsAtOnSale: string | undefined;
  /** The installation has rooms: a session needs no link to one. */
  hasOwnRooms: boolean | undefined;
}

/** What it cannot be sold without, in the order of its fields; `past` for a time that has passed, with nothing to show for it. */
export function missingInSession(
  session: Session,
  { now, hasRecording, startsAtOnSale, hasOwnRooms = false }: SessionMissing,
): ('startsAt' | 'past' | 'minutes' | 'joinUrl')[] {
  const { startsAt, minutes, joinUrl } = session;
  const isPast = hasBegun(session, now) && !hasRecording && startsAt !== startsAtOnSale;
  return [
    ...(startsAt === undefined ? (['startsAt'] as const) : isPast ? (['past'] as const) : []),
    ...(minutes === undefined ? (['minutes'] as const) : []),
    ...(joinUrl === undefined && !hasOwnRooms ? (['joinUrl'] as const) : []),
  ];
}

/** Null while something that it needs is missing. */
export function wholeSession(session: LiveSession): WholeSession | null {
  const { startsAt, minutes } = session;
  return startsAt === undefined || minutes === undefined ? null : { ...session, startsAt, minutes };
}

/** The session of a lesson; null where it has none, or one that is not whole yet. */
export const sessionOf = ({ live }: Lesson): WholeSession | null => (live ? wholeSession(live) : null);

/** Whether there is a recording, as a link or in the lesson. */
export const hasRecording = ({ recordingUrl, recordingItemId }: LiveSession): boolean =>
  recordingUrl !== undefined || recordingItemId !== undefined;

/** What anybody may know of the session of a lesson; null as `sessionOf`. */
export function sessionTime(lesson: Lesson, now: Date): LiveSessionTime | null {
  const session = sessionOf(lesson);
  return session && timeOf(session, hasRecording(session), now);
}

/** When a session is, and how far it has come; `isRecorded`: its recording is there. */
export function timeOf({ startsAt, minutes }: Timed, isRecorded: boolean, now: Date): LiveSessionTime {
  const status = statusOf({ startsAt, minutes }, now);
  return { startsAt, minutes, status, hasRecording: status === 'ended' && isRecorded };
}

/** Minutes of a lesson: its length, or that of its session. */
export const lessonMinutes = (lesson: Lesson): number | undefined =>
  lesson.minutes ?? sessionOf(lesson)?.minutes;
