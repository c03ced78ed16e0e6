// Tells the holders of a product that a session comes near, or was changed, or that its recording is there.
import { canLearn, statesOf } from '@haat/kinds/parts/learning/learning.rules';
import { sessionDoor, sessionUid } from '@haat/kinds/parts/live/door';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { Identity } from '../../accounts';
import { type Catalog, lessonsOf, type Sellable } from '../../catalog';
import type { NoticedEvent, Notifier, Tellable } from '../../messaging';
import { findDone, type Holder, listHolders } from '../lesson-messages/holder.repository';
import { stopPath, stopPurpose } from '../lesson-messages/lesson-messages.context';
import { type PlannedSession, sessionsIn } from './planned-sessions';
import { findChanges, type SessionChange } from './session-changes';
import {
  deleteEndedMessages,
  findDueMessage,
  lockMessage,
  postponeMessage,
  type SessionMessageKey,
  type SessionMessageRow,
  saveMessage,
} from './session-message.repository';

export type SessionMessagesContext = Pick<
  Deps,
  'clock' | 'config' | 'database' | 'jobs' | 'signer' | 'webhookBase'
> & {
  catalog: Pick<Catalog, 'getSellable'>;
  identity: Pick<Identity, 'sellerName'>;
  notify: Pick<Notifier, 'notifyMany'>;
};

const minute = 60_000;
const day = 24 * 60 * minute;
const holdersAtOnce = 500;
/** Ms for which those that have ended are kept. */
const keptFor = 30 * day;
const deletedAtOnce = 1_000;

interface Told {
  product: Sellable['product'];
  /** Of changes the first one's. */
  planned: PlannedSession;
  /** Empty for a reminder or a recording. */
  changes: readonly SessionChange[];
  sellerName: string;
}

type Found = Pick<Told, 'product' | 'sellerName'>;

/** Null where it is not on sale, or an operator has blocked it. */
async function findProduct(
  { catalog, identity }: SessionMessagesContext,
  row: SessionMessageKey,
): Promise<Found | null> {
  const product = (await catalog.getSellable(row.product_id))?.product;
  if (!product || product.status === 'draft' || product.status === 'blocked') return null;
  return { product, sellerName: (await identity.sellerName(row.seller_id)) ?? '' };
}

/** Null where there is nothing to tell any more: there is no such session, or it was moved meanwhile, which another message says. */
async function toldOf(
  trx: Tx,
  found: Found,
  { row, now }: { row: SessionMessageRow; now: Date },
): Promise<Told | null> {
  if (row.about === 'moved') {
    const asked = { key: row, sequence: row.sequence, until: row.granted_until ?? now, now };
    const changes = await findChanges(trx, found.product, asked);
    return changes[0] ? { ...found, planned: changes[0].planned, changes } : null;
  }
  const planned = sessionsIn(found.product).find(({ lessonId }) => lessonId === row.lesson_id);
  const isHeld =
    planned &&
    Date.parse(planned.session.startsAt) === row.starts_at.getTime() &&
    (row.about !== 'recorded' || planned.isRecorded);
  return isHeld ? { ...found, planned, changes: [] } : null;
}

/** Those to whom its lesson will be open; all where it is of the product itself. */
async function invited(
  trx: Tx,
  { product, planned }: Told,
  { holders, startsAt }: { holders: readonly Holder[]; startsAt: Date },
): Promise<readonly Holder[]> {
  const content = planned.isLesson ? lessonsOf(product) : null;
  if (!content || holders.length === 0) return holders;
  const ids = holders.map(({ id }) => id);
  const done = await findDone(trx, product.seller_id, ids);
  return holders.filter((holder) => {
    const learner = { startedAt: holder.granted_at, progress: done.get(holder.id) ?? new Map() };
    return statesOf(content, { ...learner, now: startsAt }).some(
      (state) => state.lesson.id === planned.lessonId && canLearn(state),
    );
  });
}

/** How it is said, and what a calendar has to know of each. */
function changedIn(changes: readonly SessionChange[], eventOf: (planned: PlannedSession) => NoticedEvent) {
  const events = changes.map(({ what, planned }) => ({
    ...eventOf(planned),
    change: what,
    ...(what === 'removed' && { isCancelled: true }),
  }));
  const [{ what } = { what: 'moved' as const }, ...others] = changes;
  const isOneNews = others.length === 0 || (what === 'title' && others.every((one) => one.what === what));
  return { about: isOneNews ? what : ('changed' as const), events };
}

/** All messages of a course can be turned off, of a webinar its reminders: what becomes of a booked seat is told in any case. */
const canStop = ({ isLesson }: PlannedSession, { about }: Pick<SessionMessageRow, 'about'>): boolean =>
  isLesson || (about !== 'moved' && about !== 'recorded');

function noticeOf(
  { clock, config, signer, webhookBase }: SessionMessagesContext,
  { product, planned, changes, sellerName }: Told,
  { holder, row }: { holder: Holder; row: SessionMessageRow },
): Tellable {
  const origin = config.publicUrl ?? webhookBase();
  const { lessonId, isLesson, timeZone } = planned;
  const path = isLesson ? `/learn/${holder.id}/${lessonId}` : sessionDoor(holder.id);
  const sequence = row.sequence + holder.session_sequence;
  const stopKey = signer.sign(stopPurpose, holder.id);
  const eventOf = ({ lessonId: id, session: { startsAt, minutes } }: PlannedSession) => ({
    uid: sessionUid(holder.id, id),
    sequence,
    startsAt,
    minutes,
    joinUrl: origin + (isLesson ? `${path}/join` : path),
  });
  const told = {
    phone: holder.holder_phone,
    email: holder.email,
    // What costs nothing a stranger may have booked for this number.
    ...(holder.is_paid && holder.account_id !== null && { holderId: holder.account_id }),
    key: `${holder.id} ${row.lesson_id} ${row.about} ${sequence}`,
    productTitle: isLesson ? planned.title : product.title,
    sellerName,
    isPaid: holder.is_paid,
    at: clock.now().toISOString(),
    until: row.stale_at.toISOString(),
    timeZone,
    url: `${origin}${path}?from=link`,
    event: eventOf(planned),
    language: holder.language ?? (product.language === 'hi' ? ('hi' as const) : ('en' as const)),
  };
  if (row.about === 'recorded') return { template: 'sessionNews', about: 'recorded', ...told };
  return {
    template: 'session',
    ...(row.about === 'moved' ? changedIn(changes, eventOf) : { about: row.about }),
    ...told,
    ...(canStop(planned, row) && { stopUrl: `${origin}${stopPath(holder.id)}?k=${stopKey}` }),
  };
}

/** Tells some holders. The messages and how far it has come are one transaction: nobody is told twice. */
async function tellSome(context: SessionMessagesContext, key: SessionMessageKey): Promise<void> {
  const { clock, database, notify } = context;
  const now = clock.now();
  const found = await findProduct(context, key);
  await database.tx(async (trx) => {
    const row = await lockMessage(trx, key);
    if (!row) return;
    const told = found && row.stale_at > now ? await toldOf(trx, found, { row, now }) : null;
    const place =
      row.after_granted_at && row.after_grant_id !== null
        ? { grantedAt: row.after_granted_at, grantId: row.after_grant_id }
        : null;
    const spans = [{ after: new Date(0), until: row.granted_until ?? now }];
    const of = { sellerId: row.seller_id, productId: row.product_id };
    const holders = told
      ? await listHolders(trx, of, {
          after: place,
          limit: holdersAtOnce,
          now,
          spans,
          isForAll: !canStop(told.planned, row),
        })
      : [];
    if (told) {
      const asked = await invited(trx, told, {
        holders,
        startsAt: new Date(told.planned.session.startsAt),
      });
      await notify.notifyMany(
        trx,
        asked.map((holder) => noticeOf(context, told, { holder, row })),
      );
    }
    const last = holders.at(-1);
    await saveMessage(trx, row, {
      after: last ? { grantedAt: last.granted_at, grantId: last.id } : place,
      endedAt: holders.length === holdersAtOnce ? null : now,
    });
    crashPoint('live-sessions.told');
  });
  crashPoint('live-sessions.told-saved');
}

async function tellDue(context: SessionMessagesContext): Promise<'more' | undefined> {
  const { clock, database } = context;
  const now = clock.now();
  const key = await findDueMessage(database.db, now);
  if (!key) return undefined;
  try {
    await tellSome(context, key);
  } catch (error) {
    await postponeMessage(database.db, key, new Date(now.getTime() + minute));
    throw error;
  }
  return 'more';
}

export function tellOfSessions(context: SessionMessagesContext): void {
  const { clock, database, jobs } = context;
  jobs.every('live-sessions.messages', minute, () => tellDue(context));
  jobs.every('live-sessions.sweep', day, async () => {
    const before = new Date(clock.now().getTime() - keptFor);
    return (await deleteEndedMessages(database.db, before, deletedAtOnce)) ? 'more' : undefined;
  });
}
