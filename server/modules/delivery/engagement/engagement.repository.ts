import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';
import type { ProductRef } from '../members/member.delivery';

export type LessonCount = Selectable<Schema['lesson_count']>;
export type QuestionCount = Selectable<Schema['quiz_question_count']>;
export type MediaCount = Selectable<Schema['media_count']>;

const countsOf =
  <Table extends 'lesson_count' | 'quiz_question_count' | 'media_count'>(table: Table) =>
  async (
    db: Db,
    { sellerId, productId }: ProductRef,
    column: 'lesson_id' | 'media_id',
    ids: readonly string[],
  ): Promise<Selectable<Schema[Table]>[]> => {
    const { rows } = await sql<Selectable<Schema[Table]>>`
      select * from ${sql.table(table)}
      where seller_id = ${sellerId} and product_id = ${productId} and ${sql.ref(column)} = any(${[...ids]}::text[])`.execute(
      db,
    );
    return rows;
  };

const lessons = countsOf('lesson_count');
const questions = countsOf('quiz_question_count');
const files = countsOf('media_count');

export const findLessonCounts = (db: Db, product: ProductRef, ids: readonly string[]) =>
  lessons(db, product, 'lesson_id', ids);
export const findQuestionCounts = (db: Db, product: ProductRef, lessonIds: readonly string[]) =>
  questions(db, product, 'lesson_id', lessonIds);
export const findMediaCounts = (db: Db, product: ProductRef, ids: readonly string[]) =>
  files(db, product, 'media_id', ids);

/** Whether there is a row of the grant `g`, looked up and not read with those of all others, as the planner would for `exists`. */
const hasRow = (table: 'lesson_progress' | 'stream_position' | 'file_download') =>
  sql`(select 1 from ${sql.table(table)} t where t.seller_id = g.seller_id and t.grant_id = g.id limit 1) is not null`;

/** Whether the holder of a row `g` of `access_grant` has used something of it. */
const hasUsed = sql<boolean>`(${hasRow('lesson_progress')} or ${hasRow('stream_position')} or ${hasRow('file_download')})`;

/** Everybody who got access, those of one subscription once, and how many of them have used it. */
export async function countUsers(
  db: Db,
  { sellerId, productId }: ProductRef,
): Promise<{ members: number; active: number }> {
  const { rows } = await sql<{ members: number; active: number }>`
    select count(*)::int as members, count(*) filter (where used)::int as active
    from (
      select bool_or(${hasUsed}) as used from access_grant g
      where g.seller_id = ${sellerId} and g.product_id = ${productId} group by coalesce(g.subscription_id, g.id)
    ) m`.execute(db);
  return rows[0] ?? { members: 0, active: 0 };
}

/** When the access of a row `g` of `access_grant` was lost; null while it is open. */
const lostAt = sql`case when g.status = 'ended' then coalesce(g.ends_at, g.changed_at)
  when g.status in ('suspended', 'revoked') then g.changed_at end`;

/**
 * Of each session, how many members could come: who got access before it ended, and did not lose it before it began; those of one subscription once.
 * All grants are read once, whatever the number of sessions.
 */
export async function countExpected(
  db: Db,
  { sellerId, productId }: ProductRef,
  sessions: readonly { id: string; startsAt: Date; endsAt: Date }[],
): Promise<ReadonlyMap<string, number>> {
  if (sessions.length === 0) return new Map();
  const ends = inTurn(sessions.map(({ endsAt }) => endsAt));
  const starts = inTurn(sessions.map(({ startsAt }) => startsAt));
  // `ended`: how many of the sessions had ended when somebody got access; `begun`: how many had begun when they lost it.
  const { rows } = await sql<{ ended: number; begun: number; members: number }>`
    select width_bucket(since, ${ends}::timestamptz[]) as ended, width_bucket(until, ${starts}::timestamptz[]) as begun, count(*)::int as members
    from (
      select min(g.granted_at) as since, case when count(*) = count(${lostAt}) then max(${lostAt}) else 'infinity' end as until
      from access_grant g
      where g.seller_id = ${sellerId} and g.product_id = ${productId} group by coalesce(g.subscription_id, g.id)
    ) m group by 1, 2`.execute(db);
  return new Map(
    sessions.map(({ id, startsAt, endsAt }) => {
      const end = placeOf(endsAt, ends);
      const start = placeOf(startsAt, starts);
      const could = rows.filter(({ ended, begun }) => ended <= end && begun > start);
      return [id, could.reduce((sum, { members }) => sum + members, 0)];
    }),
  );
}

const inTurn = (times: readonly Date[]): Date[] => times.toSorted((a, b) => a.getTime() - b.getTime());

/** How many of the times come before one of them. */
const placeOf = (time: Date, times: readonly Date[]): number =>
  times.filter((other) => other.getTime() < time.getTime()).length;

/** Members who went to the room, those of one subscription once. */
export async function countAttended(db: Db, { sellerId, productId }: ProductRef): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct coalesce(g.subscription_id, g.id))::int as count
    from access_grant g join session_attendance a on a.seller_id = g.seller_id and a.grant_id = g.id
    where g.seller_id = ${sellerId} and g.product_id = ${productId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same of each session of a series, by its id. */
export async function countAttendedEach(
  db: Db,
  { sellerId, productId }: ProductRef,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ session_id: string; count: number }>`
    select a.session_id, count(distinct coalesce(g.subscription_id, g.id))::int as count
    from access_grant g join session_attendance a on a.seller_id = g.seller_id and a.grant_id = g.id
    where g.seller_id = ${sellerId} and g.product_id = ${productId} group by a.session_id`.execute(db);
  return new Map(rows.map(({ session_id, count }) => [session_id, count]));
}

export async function countCertificates(db: Db, { sellerId, productId }: ProductRef): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from certificate where seller_id = ${sellerId} and product_id = ${productId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** What a member has done, with all grants of theirs together. */
export interface MemberUse {
  member_id: string;
  done: number;
  /** Sessions of lessons that they went to. */
  attended: number;
  last_at: Date;
  /** Of the lesson or file that was used last. */
  last_id: string;
}

/** Members by the grants that they have. */
export type MemberOfGrant = ReadonlyMap<string, string>;

const grantsOf = (members: MemberOfGrant) =>
  sql`unnest(${[...members.keys()]}::text[], ${[...members.values()]}::text[]) as m (grant_id, member_id)`;

/** Of members who have opened lessons: how many of these lessons are done. */
export async function findLessonUse(
  db: Db,
  sellerId: string,
  members: MemberOfGrant,
  lessonIds: readonly string[],
): Promise<MemberUse[]> {
  const isOne = sql`l.lesson_id = any(${[...lessonIds]}::text[])`;
  const { rows } = await sql<MemberUse>`
    select m.member_id, count(distinct l.lesson_id) filter (where l.done_at is not null and ${isOne})::int as done,
      count(distinct l.lesson_id) filter (where l.attended_at is not null and ${isOne})::int as attended,
      max(l.changed_at) as last_at, (array_agg(l.lesson_id order by l.changed_at desc, l.lesson_id))[1] as last_id
    from ${grantsOf(members)} join lesson_progress l on l.seller_id = ${sellerId} and l.grant_id = m.grant_id
    group by m.member_id`.execute(db);
  return rows;
}

/** Of members who have played or downloaded files: how many of these files. */
export async function findFileUse(
  db: Db,
  sellerId: string,
  members: MemberOfGrant,
  mediaIds: readonly string[],
): Promise<MemberUse[]> {
  const ofGrants = sql`seller_id = ${sellerId} and grant_id = any(${[...members.keys()]}::text[])`;
  const { rows } = await sql<MemberUse>`
    select m.member_id, count(distinct media_id) filter (where media_id = any(${[...mediaIds]}::text[]))::int as done, 0 as attended,
      max(at) as last_at, (array_agg(media_id order by at desc, media_id))[1] as last_id
    from (
      select grant_id, media_id, updated_at as at from stream_position where ${ofGrants}
      union all select grant_id, media_id, last_at from file_download where ${ofGrants}
    ) used join ${grantsOf(members)} using (grant_id) group by m.member_id`.execute(db);
  return rows;
}

/** When each of them got their first certificate. */
export async function findIssuedAt(
  db: Db,
  sellerId: string,
  members: MemberOfGrant,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ member_id: string; issued_at: Date }>`
    select m.member_id, min(c.issued_at) as issued_at
    from ${grantsOf(members)} join certificate c on c.seller_id = ${sellerId} and c.grant_id = m.grant_id
    group by m.member_id`.execute(db);
  return new Map(rows.map(({ member_id, issued_at }) => [member_id, issued_at]));
}
