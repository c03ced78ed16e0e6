import { sessionCalendar, sessionDoor, sessionUid } from '@haat/kinds/parts/live/door';
import { isProductRecorded, isUploadedRecording } from '@haat/kinds/parts/live/recording.rules';
import { currentOf, hasEndedOne } from '@haat/kinds/parts/live/series.rules';
import { isRoomOpen, type ProductSession, roomOpensAt, timeOf } from '@haat/kinds/parts/live/session.rules';
import { kindOf } from '@haat/kinds/rules';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { LiveSessionTime, ReceivedPart, SessionDate, SessionToJoin } from '@haat/openapi';
import type { CancelledForHolder } from '@haat/openapi/pages';
import type { Db } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/errors';
import type { Identity } from '../../accounts';
import type { Catalog, Sellable } from '../../catalog';
import type { Notifier } from '../../messaging';
import type { Access, Proof } from '../access';
import { findHeldGrant } from '../files/file.entitlement';
import { findGrantWithOrder, type GrantWithOrder } from '../files/file-download.repository';
import { stopPath } from '../lesson-messages/lesson-messages.context';
import { findAttendances, saveAttendance } from './attendance.repository';
import { tellOfCancellations } from './cancellation';
import {
  type CancellationRow,
  type CancelledSeat,
  findCancellation,
  findGivenSeats,
  findSeat,
  findSeats,
} from './cancellation.repository';
import { ownRoom } from './own-room';
import { sessionsIn } from './planned-sessions';
import { roomHandlers } from './rooms.routes';
import { findLeft } from './session-changes';
import { findSequences } from './session-message.repository';
import { type SessionMessagesContext, tellOfSessions } from './session-messages';
import { planOnPublishing } from './session-plan';

/** What live sessions ask of other modules. */
export interface LiveSessionDependencies {
  access: Pick<Access, 'decide'>;
  catalog: Pick<Catalog, 'findOwn' | 'getSellable' | 'received'>;
  identity: Pick<Identity, 'sellerName'>;
  notify: Pick<Notifier, 'notifyMany'>;
}

type LiveSessionsContext = SessionMessagesContext & LiveSessionDependencies & Pick<Deps, 'random'>;

/** Where the door leads at the moment. `page`: it says when the room opens, that it is over, or has the recording. */
export type ProductDoor = { to: 'room' | 'recording'; url: string } | { to: 'page' };

/** A session as its holder sees it: not the room, which is behind its door, and of a linked recording the address only after the end, where another is on the page. */
export interface HeldSession {
  title: string;
  sellerName: string | null;
  /** Of the product. */
  language: string;
  timeZone: string;
  /** Null while it has no date. */
  session: SessionToJoin | null;
  /** What there is after the end. */
  parts: ReceivedPart[];
  /** The last four digits of its holder's number; empty where there is none. */
  phoneEnding: string;
  /** Where its reminders are turned off and on. */
  messagesPath: string;
  orderId: string | null;
  /** Null for one that is held. */
  cancelled: CancelledForHolder | null;
}

interface Held {
  grant: GrantWithOrder;
  product: Sellable['product'];
  /** Null while it has no date. */
  timed: Timed | null;
  cancelled: Cancelled | null;
}

interface Timed extends ProductSession {
  /** The session that is on or comes next. */
  current: SessionDate;
  /** Of that; `ended` once all are over. */
  time: LiveSessionTime;
  isRecordingHere: boolean;
}

interface Cancelled {
  cancellation: CancellationRow;
  seat: CancelledSeat;
}

/** How one session stands in the calendar of its holder. */
interface Standing {
  sequence: number;
  /** It is taken out. */
  isCancelled: boolean;
}

/** Of the sessions of a seat, by their ids; null for one that was held before the rest was cancelled, which stays as it is. */
type Standings = (sessionId: string) => Standing | null;

/** Null for a seat of a session that was not cancelled. */
async function findCancelled(
  { database: { db } }: LiveSessionsContext,
  grant: GrantWithOrder,
): Promise<Cancelled | null> {
  const seat = await findSeat(db, grant);
  const key = { sellerId: grant.seller_id, productId: grant.product_id };
  const cancellation = seat && (await findCancellation(db, key));
  return seat && cancellation && { seat, cancellation };
}

function refundOf({ amount, has_failed }: CancelledSeat, isDone: boolean): CancelledForHolder['refund'] {
  if (amount === 0) return 'none';
  if (isDone) return 'done';
  return has_failed ? 'failed' : 'waiting';
}

/** As it is on sale now. @throws Refusal 404 for whoever does not hold it, once it has ended, and for what is no session */
async function heldSession(context: LiveSessionsContext, accessId: string, proof: Proof): Promise<Held> {
  const grant = await findHeldGrant(context, accessId, proof);
  // Who had a seat of a session that was cancelled learns so, though the access has ended.
  const cancelled = grant && (await findCancelled(context, grant));
  const product =
    grant && (cancelled || canOpen(grant.status))
      ? (await context.catalog.getSellable(grant.product_id))?.product
      : undefined;
  const session = product && kindOf(product).session;
  if (!grant || !product || !session) throw notFound('Session not found');
  const held = session(product.content as never);
  return { grant, product, cancelled, timed: held && timedAt(held, context.clock.now()) };
}

function timedAt(held: ProductSession, now: Date): Timed {
  const current = currentOf(held.dates, now);
  const time = timeOf(current, isProductRecorded(held), now);
  const isRecordingHere = time.hasRecording && held.items.some(isUploadedRecording);
  return { ...held, current, time, isRecordingHere };
}

async function doorOf(context: LiveSessionsContext, { grant, timed, cancelled }: Held): Promise<ProductDoor> {
  if (cancelled || !timed) return { to: 'page' };
  const { session, time, isRecordingHere } = timed;
  if (isRoomOpen(time)) {
    const key = { sellerId: grant.seller_id, productId: grant.product_id, lessonId: '' };
    const url = session.joinUrl ?? (await ownRoom(context, key));
    return url === null ? { to: 'page' } : { to: 'room', url };
  }
  const { recordingUrl } = session;
  return time.status === 'ended' && !isRecordingHere && recordingUrl !== undefined
    ? { to: 'recording', url: recordingUrl }
    : { to: 'page' };
}

/** What there is after the end. The page is the seat, and its button the link; beside a recording of its own it shows that link, as its door leads to itself then. */
const partsAfter = (
  door: string,
  { session, isRecordingHere }: Timed,
  parts: ReceivedPart[],
): ReceivedPart[] =>
  parts.flatMap((part) => {
    if (part.type === 'seat') return [];
    if (part.url !== door) return [part];
    const { recordingUrl } = session;
    return isRecordingHere && recordingUrl !== undefined ? [{ ...part, url: recordingUrl }] : [];
  });

async function standingsOf(
  { database: { db } }: LiveSessionsContext,
  { grant, product, cancelled }: Pick<Held, 'grant' | 'product' | 'cancelled'>,
): Promise<Standings> {
  if (!cancelled) {
    const sequences = await findSequences(db, { sellerId: grant.seller_id, productId: grant.product_id });
    return (id) => ({ sequence: (sequences.get(id) ?? 0) + grant.session_sequence, isCancelled: false });
  }
  const { at, sequence } = cancelled.cancellation;
  const left = await findLeft(db, product, { known: sessionsIn(product), at });
  const standing = { sequence: sequence + grant.session_sequence, isCancelled: true };
  return (id) => (left.some(({ lessonId }) => lessonId === id) ? standing : null);
}

async function sessionToJoin(db: Db, grant: GrantWithOrder, timed: Timed): Promise<SessionToJoin> {
  const { current, dates, time, isRecordingHere } = timed;
  const attended = await findAttendances(db, grant.seller_id, [grant.id]);
  return {
    ...time,
    opensAt: roomOpensAt(current).toISOString(),
    isRecordingHere,
    joinPath: sessionDoor(grant.id),
    calendarPath: sessionCalendar(grant.id),
    ...(dates.length > 1 && { sessions: [...dates] }),
    attendedAt: attended.get(grant.id)?.[0]?.first_at.toISOString() ?? null,
  };
}

async function showHeld(context: LiveSessionsContext, held: Held): Promise<HeldSession> {
  const { catalog, clock, database, identity } = context;
  const { grant, product, timed, cancelled } = held;
  const opened = { productId: product.id, accessId: grant.id, joinPath: '' };
  const isAfter = timed !== null && !cancelled && hasEndedOne(timed.dates, clock.now());
  const parts = isAfter ? await catalog.received(product, [opened]) : [];
  return {
    title: product.title,
    sellerName: await identity.sellerName(grant.seller_id),
    language: product.language,
    timeZone: timed?.timeZone ?? 'Asia/Kolkata',
    session: timed && (await sessionToJoin(database.db, grant, timed)),
    parts: timed ? partsAfter(sessionDoor(grant.id), timed, parts) : [],
    phoneEnding: (grant.holder_phone || grant.buyer_phone || '').slice(-4),
    messagesPath: stopPath(grant.id),
    orderId: grant.order_id,
    cancelled: cancelled && {
      reason: cancelled.cancellation.reason,
      amount: cancelled.seat.amount,
      refund: refundOf(cancelled.seat, grant.status === 'revoked'),
    },
  };
}

/** Products that are a live session, for those who hold a grant. Every call throws 404 for anybody else, and once the access has ended. */
export function createLiveSessions(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'events' | 'jobs' | 'random' | 'signer' | 'webhookBase'>,
  dependencies: LiveSessionDependencies,
) {
  const context: LiveSessionsContext = { ...deps, ...dependencies };
  planOnPublishing({ ...deps, ...dependencies });
  tellOfSessions(context);
  tellOfCancellations(context);
  const sequencesOf = ({ seller_id: sellerId, product_id: productId }: GrantWithOrder) =>
    findSequences(deps.database.db, { sellerId, productId });
  return {
    handlers: roomHandlers(context),
    /** Where the holder is led; whoever goes to the room has attended. */
    async join(accessId: string, proof: Proof): Promise<ProductDoor> {
      const held = await heldSession(context, accessId, proof);
      const door = await doorOf(context, held);
      const { seller_id, id: grant_id } = held.grant;
      if (door.to === 'room')
        await saveAttendance(
          deps.database.db,
          { seller_id, grant_id, session_id: held.timed?.current.id ?? '' },
          deps.clock.now(),
        );
      return door;
    },

    show: async (accessId: string, proof: Proof): Promise<HeldSession> =>
      showHeld(context, await heldSession(context, accessId, proof)),

    /** For a calendar; `path` is that of the door. @throws Refusal 404 also while there is no date */
    async calendar(accessId: string, proof: Proof) {
      const { grant, product, timed, cancelled } = await heldSession(context, accessId, proof);
      if (!timed) throw notFound('Session not found');
      const standings = await standingsOf(context, { grant, product, cancelled });
      return {
        isCancelled: cancelled !== null,
        events: timed.dates.flatMap(({ id, startsAt, minutes }) => {
          const standing = standings(id);
          if (!standing) return [];
          const { sequence } = standing;
          return [{ uid: sessionUid(accessId, id), sequence, title: product.title, startsAt, minutes }];
        }),
        path: sessionDoor(accessId),
        language: product.language,
        sellerName: await context.identity.sellerName(grant.seller_id),
      };
    },

    /** Of these grants the ones whose session was cancelled, in the order in which they are given. */
    async cancelledOf(accessIds: readonly string[]): Promise<(CancelledForHolder & { accessId: string })[]> {
      const seats = await findSeats(deps.database.db, accessIds);
      return accessIds.flatMap((accessId) => {
        const seat = seats.get(accessId);
        if (!seat) return [];
        const { reason, amount, status } = seat;
        return [{ accessId, reason, amount, refund: refundOf(seat, status === 'revoked') }];
      });
    },

    /** How the sessions of a grant stand in calendars. */
    async standingsOf(accessId: string): Promise<Standings> {
      const grant = await findGrantWithOrder(deps.database.db, accessId);
      const product = grant && (await context.catalog.getSellable(grant.product_id))?.product;
      if (!grant || !product) return () => null;
      return standingsOf(context, { grant, product, cancelled: await findCancelled(context, grant) });
    },

    /** What of a gift was cancelled, delivered or not, and what becomes of the money: for whoever paid for it. */
    async cancelledOfGift(order: {
      sellerId: string;
      orderId: string;
    }): Promise<(CancelledForHolder & { accessId: string; title: string })[]> {
      const seats = await findGivenSeats(deps.database.db, order);
      return seats.map((seat) => ({
        accessId: seat.grant_id,
        title: seat.title,
        reason: seat.reason,
        amount: seat.amount,
        refund: refundOf(seat, seat.is_done),
      }));
    },

    /** How often the session of a grant, or of its lesson, was moved. */
    async sequenceOf(accessId: string, lessonId = ''): Promise<number> {
      const grant = await findGrantWithOrder(deps.database.db, accessId);
      if (!grant) return 0;
      return ((await sequencesOf(grant)).get(lessonId) ?? 0) + grant.session_sequence;
    },
  };
}

export type LiveSessions = ReturnType<typeof createLiveSessions>;
