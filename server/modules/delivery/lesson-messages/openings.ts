// Tells buyers of lessons that have opened by their days or dates.
import {
  hasOpenedBy,
  hasOpeningMessages,
  nextOpening,
  openedIn,
  purchasesOf,
  type Span,
} from '@haat/kinds/parts/learning/opening.rules';
import type { Tx } from '../../../platform/database/database';
import { crashPoint } from '../../../platform/observability/crash-point';
import type { Tellable } from '../../messaging';
import { findAnnounced } from './announcement.repository';
import { tellDue } from './due';
import { findDone, type Holder, listHolders, type Place, type ProductKey } from './holder.repository';
import {
  findTaught,
  holdersAtOnce,
  type LessonMessagesContext,
  mostLateness,
  noticeOf,
  type Taught,
} from './lesson-messages.context';
import {
  deleteOpening,
  endTelling,
  findDueOpening,
  lockOpening,
  type OpeningRow,
  postponeOpening,
  saveNextOpening,
  saveTelling,
} from './opening.repository';

const minute = 60_000;

/** What is told of now: what was begun, or all since the last time, but nothing that is older than a day. */
function spanOf({ told_until, telling_until }: OpeningRow, now: Date): Span & { isBegun: boolean } {
  const oldest = new Date(now.getTime() - mostLateness);
  const after = told_until > oldest ? told_until : oldest;
  const isBegun = telling_until !== null && telling_until > after;
  return { after, until: isBegun ? telling_until : now, isBegun };
}

/** What each of some holders is told of a span. */
async function noticesOf(
  context: LessonMessagesContext,
  trx: Tx,
  { taught, span, holders }: { taught: Taught; span: Span; holders: readonly Holder[] },
): Promise<Tellable[]> {
  if (holders.length === 0) return [];
  const { key, content } = taught;
  const done = await findDone(
    trx,
    key.sellerId,
    holders.map(({ id }) => id),
  );
  // Of what was open when it was announced, its buyers know.
  const announced = await findAnnounced(trx, key, span.after);
  return holders.flatMap((holder) => {
    const learner = { startedAt: holder.granted_at, progress: done.get(holder.id) ?? new Map() };
    const lessons = openedIn(content, learner, span).filter(
      (lesson) =>
        !announced.some(
          ({ lesson_ids, published_at }) =>
            lesson_ids.includes(lesson.id) && hasOpenedBy(lesson, holder.granted_at, published_at),
        ),
    );
    if (lessons.length === 0) return [];
    const event = `opened ${span.until.toISOString()}`;
    return [noticeOf(context, taught, { holder, lessons, about: 'opened', event })];
  });
}

const placeOf = ({ after_granted_at, after_grant_id }: OpeningRow): Place | null =>
  after_granted_at && after_grant_id !== null
    ? { grantedAt: after_granted_at, grantId: after_grant_id }
    : null;

/** Tells some holders of a product. The messages and how far it has come are one transaction: nobody is told twice. */
async function tellSome(context: LessonMessagesContext, key: ProductKey): Promise<void> {
  const { clock, database, notify } = context;
  const now = clock.now();
  const taught = await findTaught(context, key);
  if (!taught) return deleteOpening(database.db, key);
  const { content } = taught;
  await database.tx(async (trx) => {
    const row = await lockOpening(trx, key, now);
    if (!row) return;
    const { isBegun, ...span } = spanOf(row, now);
    const isTold = hasOpeningMessages(content) && !taught.isBlocked;
    const spans = isTold ? purchasesOf(content, span) : [];
    const after = isBegun ? placeOf(row) : null;
    const page = { after, limit: holdersAtOnce, now, spans };
    const holders = spans.length === 0 ? [] : await listHolders(trx, key, page);
    await notify.notifyMany(trx, await noticesOf(context, trx, { taught, span, holders }));
    const last = holders.at(-1);
    if (last && holders.length === holdersAtOnce) {
      await saveTelling(trx, row, {
        until: span.until,
        after: { grantedAt: last.granted_at, grantId: last.id },
      });
    } else {
      const nextAt = nextOpening(content, span.until);
      if (nextAt) await endTelling(trx, row, { until: span.until, nextAt });
      else await deleteOpening(trx, key);
    }
    crashPoint('lesson-messages.opened');
  });
  crashPoint('lesson-messages.opened-saved');
}

export function tellOfOpenings(context: LessonMessagesContext): void {
  const { clock, database, events, jobs } = context;
  events.on('product.published', {
    key: 'lesson-messages.published',
    handle: async (key) => {
      const taught = await findTaught(context, key);
      const nextAt = taught && nextOpening(taught.content, clock.now());
      if (nextAt) await saveNextOpening(database.db, key, { nextAt, toldUntil: taught.publishedAt });
    },
  });
  jobs.every('lesson-messages.openings', 5 * minute, () =>
    tellDue(context, { find: findDueOpening, tellSome, postpone: postponeOpening }),
  );
}
