// Tells those who have access to a course of lessons that a published version added, where its creator asked for it.
import { openOf } from '@haat/kinds/parts/learning/opening.rules';
import { crashPoint } from '../../../platform/observability/crash-point';
import { nextSendingTime } from '../../../platform/text/sending-hours';
import {
  type AnnouncementKey,
  type AnnouncementRow,
  deleteEndedAnnouncements,
  findDueAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  postponeAnnouncement,
  saveAnnouncement,
} from './announcement.repository';
import { tellDue } from './due';
import { findDone, type Holder, listHolders } from './holder.repository';
import {
  findTaught,
  holdersAtOnce,
  type LessonMessagesContext,
  mostLateness,
  noticeOf,
  type Taught,
} from './lesson-messages.context';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Ms for which those that have ended are kept. */
const keptFor = 30 * day;
const deletedAtOnce = 1_000;

/** Those who had access when it was published, after whoever was told last. */
const pageOf = ({ after_granted_at, after_grant_id, published_at }: AnnouncementRow, now: Date) => ({
  after:
    after_granted_at && after_grant_id !== null
      ? { grantedAt: after_granted_at, grantId: after_grant_id }
      : null,
  limit: holdersAtOnce,
  now,
  spans: [{ after: new Date(0), until: published_at }],
});

/** What each of some holders is told: of the lessons that were open to them when they came. The others have their own time. */
function noticesOf(
  context: LessonMessagesContext,
  taught: Taught,
  {
    row,
    holders,
    done,
  }: { row: AnnouncementRow; holders: readonly Holder[]; done: Awaited<ReturnType<typeof findDone>> },
) {
  const lessonIds = new Set(row.lesson_ids);
  return holders.flatMap((holder) => {
    const learner = { startedAt: holder.granted_at, progress: done.get(holder.id) ?? new Map() };
    const lessons = openOf(taught.content, learner, { lessonIds, now: row.published_at });
    if (lessons.length === 0) return [];
    return [noticeOf(context, taught, { holder, lessons, about: 'added', event: `added ${row.version}` })];
  });
}

/** Tells some holders. The messages and how far it has come are one transaction: nobody is told twice. */
async function tellSome(context: LessonMessagesContext, key: AnnouncementKey): Promise<void> {
  const { clock, database, notify } = context;
  const now = clock.now();
  const taught = await findTaught(context, key);
  await database.tx(async (trx) => {
    const row = await lockAnnouncement(trx, key);
    if (!row) return;
    const isLate = row.due_at.getTime() < now.getTime() - mostLateness;
    const page = pageOf(row, now);
    const holders = taught && !taught.isBlocked && !isLate ? await listHolders(trx, key, page) : [];
    const ids = holders.map(({ id }) => id);
    const done = ids.length === 0 ? new Map() : await findDone(trx, key.sellerId, ids);
    const notices = taught ? noticesOf(context, taught, { row, holders, done }) : [];
    await notify.notifyMany(trx, notices);
    const last = holders.at(-1);
    await saveAnnouncement(trx, key, {
      after: last ? { grantedAt: last.granted_at, grantId: last.id } : page.after,
      told: notices.length,
      endedAt: holders.length === holdersAtOnce ? null : now,
    });
    crashPoint('lesson-messages.announced');
  });
  crashPoint('lesson-messages.announced-saved');
}

export function tellOfAddedLessons(context: LessonMessagesContext): void {
  const { clock, database, events, jobs } = context;
  events.on('product.lessonsAnnounced', {
    key: 'lesson-messages.announced',
    handle: ({ lessonIds, at, ...key }) => {
      const publishedAt = new Date(at);
      return insertAnnouncement(database.db, key, {
        lessonIds,
        publishedAt,
        dueAt: nextSendingTime(publishedAt),
      });
    },
  });
  jobs.every('lesson-messages.announcements', minute, () =>
    tellDue(context, { find: findDueAnnouncement, tellSome, postpone: postponeAnnouncement }),
  );
  jobs.every('lesson-messages.sweep', day, async () => {
    const before = new Date(clock.now().getTime() - keptFor);
    return (await deleteEndedAnnouncements(database.db, before, deletedAtOnce)) ? 'more' : undefined;
  });
}
