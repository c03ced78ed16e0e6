import type { MemberProgress, MemberProgressList, SessionDate } from '@haat/openapi';
import { readCursor, writeCursor } from '../../../platform/database/cursor';
import type { Db } from '../../../platform/database/database';
import { type Attendance, findAttendances } from '../live-sessions/attendance.repository';
import { findGrantsOfMembers, listMembers, type MemberRow } from '../members/member.repository';
import { searchOf } from '../members/member.rules';
import type { EngagedProduct } from './engaged-product';
import type { EngagementContext } from './engagement.context';
import { findFileUse, findIssuedAt, findLessonUse, type MemberUse } from './engagement.repository';

/** When the holders of grants came, by the member, the first one first. */
async function attendancesOf(
  db: Db,
  sellerId: string,
  memberOf: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Attendance[]>> {
  const byMember = new Map<string, Attendance[]>();
  for (const [grantId, rows] of await findAttendances(db, sellerId, [...memberOf.keys()])) {
    const memberId = memberOf.get(grantId) ?? grantId;
    const all = [...(byMember.get(memberId) ?? []), ...rows];
    byMember.set(
      memberId,
      all.toSorted((a, b) => a.first_at.getTime() - b.first_at.getTime()),
    );
  }
  return byMember;
}

/** Members with what they have done of a product, in all periods of a subscription together. */
export async function withProgress(
  { database: { db } }: EngagementContext,
  { ref: { sellerId }, hasLessons, dates, parts }: EngagedProduct,
  members: readonly MemberRow[],
): Promise<MemberProgress[]> {
  const memberOf = await findGrantsOfMembers(
    db,
    sellerId,
    members.map(({ id }) => id),
  );
  const ids = parts.map(({ id }) => id);
  const uses = await (hasLessons ? findLessonUse : findFileUse)(db, sellerId, memberOf, ids);
  const byMember = new Map(uses.map((use) => [use.member_id, use]));
  const issued = await findIssuedAt(db, sellerId, memberOf);
  const attended = dates.length > 0 ? await attendancesOf(db, sellerId, memberOf) : null;
  const titles = new Map(parts.map(({ id, title }) => [id, title]));
  return members.map((member) => ({
    id: member.id,
    name: member.name,
    phone: member.holder_phone || null,
    status: member.status,
    startedAt: member.since.toISOString(),
    ...used(byMember.get(member.id), titles),
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
  use: MemberUse | undefined,
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
