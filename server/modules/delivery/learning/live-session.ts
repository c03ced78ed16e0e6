import { canLearn, isDoneByQuiz, type LessonState } from '@haat/kinds/parts/learning/learning.rules';
import { isRoomOpen, roomOpensAt, sessionOf, type WholeSession } from '@haat/kinds/parts/live/session.rules';
import type { LiveSessionTime, SessionToJoin } from '@haat/openapi';
import { notFound } from '../../../platform/http/errors';
import { ownRoom } from '../live-sessions/own-room';
import { type Enrolment, type LearningContext, lessonIn } from './enrolment';
import { saveCountedProgress } from './learning.repository';

/** Where the door of a session leads at the moment. `lesson`: its page says when the room opens, that it is over, or has the recording. */
export type SessionDoor = { to: 'room' | 'recording'; url: string } | { to: 'lesson' };

/** A session as a calendar has it. */
export interface CalendarSession {
  title: string;
  startsAt: string;
  minutes: number;
  /** Of the course. */
  language: string;
  /** Null for one without a name. */
  sellerName: string | null;
}

interface Live {
  state: LessonState;
  session: WholeSession;
  time: LiveSessionTime;
}

/** Null for a lesson without a session. */
function liveOf(state: LessonState): Live | null {
  const session = sessionOf(state.lesson);
  return session && state.live ? { state, session, time: state.live } : null;
}

/** A lesson that is open, with its session. */
function openSession(enrolment: Enrolment, lessonId: string): Live {
  const state = lessonIn(enrolment, lessonId);
  const live = canLearn(state) ? liveOf(state) : null;
  if (!live) throw notFound('Session not found');
  return live;
}

/** What its buyer sees of a session: neither the room nor where the recording is, both of which are behind its door. */
export function toSession(accessId: string, state: LessonState): SessionToJoin | null {
  const live = liveOf(state);
  if (!live) return null;
  const { session, time } = live;
  const path = `/learn/${accessId}/${state.lesson.id}`;
  return {
    ...time,
    opensAt: roomOpensAt(session).toISOString(),
    isRecordingHere: time.hasRecording && session.recordingItemId !== undefined,
    joinPath: `${path}/join`,
    calendarPath: `${path}/session.ics`,
    attendedAt: state.progress?.attendedAt?.toISOString() ?? null,
  };
}

async function doorOf(
  context: LearningContext,
  { sellerId, product }: Enrolment,
  { session, state, time }: Live,
): Promise<SessionDoor> {
  if (isRoomOpen(time)) {
    const key = { sellerId, productId: product.id, lessonId: state.lesson.id };
    const url = session.joinUrl ?? (await ownRoom(context, key));
    return url === null ? { to: 'lesson' } : { to: 'room', url };
  }
  const { recordingUrl, recordingItemId } = session;
  const isLinked = time.status === 'ended' && recordingItemId === undefined;
  return isLinked && recordingUrl !== undefined ? { to: 'recording', url: recordingUrl } : { to: 'lesson' };
}

/**
 * Where a buyer is led. Whoever goes to the room has attended, which is noted once and does the lesson, unless its quiz does.
 * @throws Refusal 404 for a lesson that is not there, is not open, or has no session
 */
export async function joinSession(
  context: LearningContext,
  enrolment: Enrolment,
  lessonId: string,
): Promise<SessionDoor & { isNewlyDone: boolean }> {
  const live = openSession(enrolment, lessonId);
  const { clock, database } = context;
  const door = await doorOf(context, enrolment, live);
  if (door.to !== 'room') return { ...door, isNewlyDone: false };
  const { status, lesson } = live.state;
  const isDone = !isDoneByQuiz(lesson);
  const { sellerId: seller_id, id: grant_id, product } = enrolment;
  const key = { seller_id, grant_id, lesson_id: lessonId, productId: product.id };
  const change = { position: null, isDone, isAttended: true, now: clock.now() };
  await database.tx((trx) => saveCountedProgress(trx, key, change));
  return { ...door, isNewlyDone: isDone && status !== 'done' };
}

/** @throws Refusal 404 as `joinSession` */
export async function calendarSession(
  { identity }: LearningContext,
  enrolment: Enrolment,
  lessonId: string,
): Promise<CalendarSession> {
  const { session, state } = openSession(enrolment, lessonId);
  return {
    title: state.lesson.title,
    startsAt: session.startsAt,
    minutes: session.minutes,
    language: enrolment.product.language,
    sellerName: await identity.sellerName(enrolment.sellerId),
  };
}
