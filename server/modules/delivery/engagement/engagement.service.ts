import { endOf } from '@haat/kinds/parts/live/session.rules';
import type { Engagement, EngagementItem, EngagementTotals, SessionFigures } from '@haat/openapi';
import { findFiles } from '../../catalog';
import type { ProductRef } from '../members/member.delivery';
import { type EngagedProduct, engagedProduct, pageOf, type UsedPart } from './engaged-product';
import type { EngagementContext } from './engagement.context';
import {
  countAttended,
  countAttendedEach,
  countCertificates,
  countExpected,
  countUsers,
  findLessonCounts,
  findMediaCounts,
  findQuestionCounts,
} from './engagement.repository';
import { percentOf } from './engagement.rules';
import { toItem } from './engagement.view';

/** Parts with their figures. */
export async function itemsOf(
  { playsOf, database: { db } }: EngagementContext,
  { ref, free }: EngagedProduct,
  parts: readonly UsedPart[],
): Promise<EngagementItem[]> {
  const lessonIds = parts.filter(({ lesson }) => lesson !== null).map(({ id }) => id);
  const mediaIds = [...new Set(parts.flatMap(({ files }) => files.map(({ mediaId }) => mediaId)))];
  const freeIds = mediaIds.filter((id) => free.has(id));
  const sessions = parts.flatMap(({ id, lesson }) =>
    lesson?.session
      ? [{ id, startsAt: new Date(lesson.session.startsAt), endsAt: endOf(lesson.session) }]
      : [],
  );
  const [lessons, questions, files, uploaded, plays, expected] = await Promise.all([
    findLessonCounts(db, ref, lessonIds),
    findQuestionCounts(db, ref, lessonIds),
    findMediaCounts(db, ref, mediaIds),
    findFiles(db, ref.sellerId, mediaIds),
    playsOf(ref, freeIds),
    countExpected(db, ref, sessions),
  ]);
  const facts = uploaded.map(
    (file) =>
      [file.id, { name: file.name, duration: file.facts ? file.facts.duration / 1_000 : null }] as const,
  );
  const counts = {
    lessons,
    questions,
    files: new Map(files.map((file) => [file.media_id, file])),
    facts: new Map(facts),
    plays: new Map(freeIds.map((id) => [id, plays.get(id) ?? 0])),
    expected,
  };
  return parts.map((part) => toItem(part, counts));
}

/** Of a series who came to each session; what is one session alone has its total. */
async function sessionsOf(
  { database: { db } }: EngagementContext,
  { ref, dates }: EngagedProduct,
): Promise<SessionFigures[]> {
  if (dates.length < 2) return [];
  const times = dates.map((date) => ({
    id: date.id,
    startsAt: new Date(date.startsAt),
    endsAt: endOf(date),
  }));
  const [attended, expected] = await Promise.all([countAttendedEach(db, ref), countExpected(db, ref, times)]);
  return dates.map(({ id, startsAt, minutes }) => ({
    startsAt,
    minutes,
    attended: attended.get(id) ?? 0,
    members: expected.get(id) ?? 0,
  }));
}

async function totalsOf(context: EngagementContext, product: EngagedProduct): Promise<EngagementTotals> {
  const { db } = context.database;
  const { ref, hasLessons, givesCertificate, dates, parts } = product;
  const [{ members, active }, certificates, attended, sessions, lessons] = await Promise.all([
    countUsers(db, ref),
    countCertificates(db, ref),
    dates.length > 0 ? countAttended(db, ref) : null,
    sessionsOf(context, product),
    findLessonCounts(db, ref, hasLessons ? parts.map(({ id }) => id) : []),
  ]);
  const finished = lessons.reduce((sum, lesson) => sum + lesson.finished, 0);
  return {
    members,
    active,
    progress:
      hasLessons && active > 0 && parts.length > 0 ? percentOf(finished, active * parts.length) : null,
    attended,
    sessions,
    certificates: givesCertificate || certificates > 0 ? certificates : null,
  };
}

/** A page of lessons, or of files where there are none; the first one with totals. @throws Refusal 404, 400 */
export async function engagementOf(
  context: EngagementContext,
  ref: ProductRef,
  { limit = 25, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Engagement> {
  const product = await engagedProduct(context.catalog, ref);
  const { shown, next } = pageOf(product, { limit, cursor });
  return {
    totals: cursor === undefined ? await totalsOf(context, product) : null,
    hasLessons: product.hasLessons,
    items: await itemsOf(context, product, shown),
    next,
  };
}
