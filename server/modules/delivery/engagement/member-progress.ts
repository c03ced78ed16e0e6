import type { MemberProgress, MemberProgressList, SessionDate } from '@haat/openapi';
import { readCursor, writeCursor } from '../../../platform/database/cursor';
import { type Attendance, findAttendances } from '../live-sessions/attendance.repository';
import { listMembers, type MemberRow } from '../members/member.repository';
import { searchOf } from '../members/member.rules';
import type { EngagedProduct } from './engaged-product';
import type { EngagementContext } from './engagement.context';
import { findFileUse, findIssuedAt, findLessonUse, type GrantUse } from './engagement.repository';

/** Members with what they have done of a product. */
export async function withProgress(
  { database: { db } }: EngagementContext,
  { ref: { sellerId }, hasLessons, dates, parts }: EngagedProduct,
  members: readonly MemberRow[],
): Promise<MemberProgress[]> {
  const grants = members.map(({ id }) => id);
  const ids = parts.map(({ id }) => id);
  const uses = await (hasLessons ? findLessonUse : findFileUse)(db, sellerId, grants, ids);
  const byGrant = new Map(uses.map((use) => [use.grant_id, use]));
  const issued = await findIssuedAt(db, sellerId, grants);
  const attended = dates.length > 0 ? await findAttendances(db, sellerId, grants) : null;
  const titles = new Map(parts.map(({ id, title }) => [id, title]));
  return members.map((member) => ({
    id: member.id,
    name: member.name,
    phone: member.holder_phone || null,
    status: member.status,
    startedAt: member.since.toISOString(),
    ...used(byGrant.get(member.id), titles),
    total: parts.length,
    certificateAt: issued.get(member.id)?.toISOString() ?? null,
    attendance: attendanceOf(attended?.get(member.id) ?? [], dates),
  }));
}

/** When somebody came; of a series also to which of its sessions. */
function attendanceOf(
  rows: readonly Attendance[],
  dates: readonly SessionDate[],
): MemberProgress['attendance'] {
  const [first] = rows;
  if (!first) return null;
  const last = Math.max(...rows.map(({ last_at }) => last_at.getTime()));
  const sessions = dates.flatMap(({ id, startsAt }) => {
    const row = rows.find(({ session_id }) => session_id === id);
    return row ? [{ startsAt, firstAt: row.first_at.toISOString(), lastAt: row.last_at.toISOString() }] : [];
  });
  return {
    firstAt: first.first_at.toISOString(),
    lastAt: new Date(last).toISOString(),
    ...(dates.length > 1 && { sessions }),
  };
}

function used(
  use: GrantUse | undefined,
  titles: ReadonlyMap<string, string>,
): Pick<MemberProgress, 'done' | 'attended' | 'lastSeenAt' | 'last'> {
  if (!use) return { done: 0, attended: 0, lastSeenAt: null, last: null };
  const title = titles.get(use.last_id);
  return {
    done: use.done,
    attended: use.attended,
    lastSeenAt: use.last_at.toISOString(),
    last: title === undefined ? null : { id: use.last_id, title },
  };
}

/** A page of members, the newest first. */
export async function memberPage(
  context: EngagementContext,
  product: EngagedProduct,
  { q, limit, cursor }: { q?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<MemberProgressList> {
  const page = { after: cursor === undefined ? null : readCursor(cursor), limit: limit + 1, named: null };
  const rows = await listMembers(context.database.db, product.ref, searchOf(q), page);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: await withProgress(context, product, shown),
    next: last ? writeCursor({ at: last.granted_at, id: last.id }) : null,
  };
}
