import type { AttendanceList } from '@haat/openapi';
import { sql } from 'kysely';
import { type Position, readCursor, writeCursor } from '../../../platform/database/cursor';
import type { Db } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/errors';
import type { ProductRef } from '../members/member.delivery';
import type { EngagedProduct } from './engaged-product';
import type { EngagementContext } from './engagement.context';

interface AttendeeRow {
  id: string;
  name: string | null;
  phone: string;
  attended_at: Date;
}

/** Who came to the session of a lesson, the last one first. */
async function findAttendees(
  db: Db,
  { sellerId, productId }: ProductRef,
  lessonId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<AttendeeRow[]> {
  // Cursors are exact to the millisecond, what is stored to the microsecond.
  const at = sql`date_trunc('milliseconds', l.attended_at)`;
  const isAfter = after ? sql`and (${at}, l.grant_id) < (${after.at}::timestamptz, ${after.id})` : sql``;
  const { rows } = await sql<AttendeeRow>`
    select l.grant_id as id, coalesce(nullif(o.buyer_name, ''), g.holder_name) as name, g.holder_phone as phone, l.attended_at
    from lesson_progress l
    join access_grant g on g.seller_id = l.seller_id and g.id = l.grant_id
    left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
    where l.seller_id = ${sellerId} and l.lesson_id = ${lessonId} and l.attended_at is not null and g.product_id = ${productId} ${isAfter}
    order by ${at} desc, l.grant_id desc limit ${limit}`.execute(db);
  return rows;
}

/** A page of those who came. @throws Refusal 404 for a lesson that is not there, 400 for a cursor of something else */
export async function attendanceOf(
  { database: { db } }: EngagementContext,
  { ref, parts }: EngagedProduct,
  lessonId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<AttendanceList> {
  if (!parts.some(({ id, lesson }) => id === lessonId && lesson)) throw notFound('Lesson not found');
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await findAttendees(db, ref, lessonId, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ id, name, phone, attended_at }) => ({
      id,
      name,
      phone: phone || null,
      attendedAt: attended_at.toISOString(),
    })),
    next: last ? writeCursor({ at: last.attended_at, id: last.id }) : null,
  };
}
