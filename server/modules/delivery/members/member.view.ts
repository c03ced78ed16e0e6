import type { Member, MemberActivity } from '@haat/openapi';
import type { MemberDetail, Outsider } from './member.delivery';
import type { MemberRow } from './member.repository';
import { actionsOf } from './member.rules';

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const memberView = (row: MemberRow, detail: MemberDetail | null): Member => ({
  id: row.id,
  productId: row.product_id,
  name: row.name ?? detail?.name ?? null,
  phone: row.holder_phone || null,
  status: row.status,
  startedAt: row.since.toISOString(),
  endsAt: timeOf(row.ends_at),
  source: row.source,
  orderId: row.order_id,
  isSubscription: row.subscription_id !== null,
  invitedAt: timeOf(row.invited_at),
  detail,
  actions: actionsOf(row),
});

/** They hold nothing that could be extended; they can be taken out. */
export const outsiderView = (productId: string, { id, name, seenAt, detail }: Outsider): Member => ({
  id,
  productId,
  name,
  phone: null,
  status: 'notThroughHaat',
  startedAt: seenAt.toISOString(),
  endsAt: null,
  source: null,
  orderId: null,
  isSubscription: false,
  invitedAt: null,
  detail,
  actions: ['remove'],
});

/** What is stored of a member in time, the latest first. */
export function activityOf(row: MemberRow, detail: MemberDetail | null): MemberActivity[] {
  const over = row.status === 'ended' || row.status === 'revoked' || row.status === 'suspended';
  const left = detail?.status === 'removed' ? 'removed' : 'left';
  const all: { type: MemberActivity['type']; at: string | null }[] = [
    { type: 'granted', at: row.since.toISOString() },
    { type: 'invited', at: timeOf(row.invited_at) },
    { type: 'joined', at: detail?.joinedAt ?? null },
    { type: left, at: detail?.leftAt ?? null },
    { type: 'linkTried', at: detail?.linkTries?.lastAt ?? null },
    { type: 'moved', at: detail?.moves?.lastAt ?? null },
    ...(over ? [{ type: row.status as 'ended', at: row.changed_at.toISOString() }] : []),
  ];
  return all
    .flatMap(({ type, at }): MemberActivity[] => (at === null ? [] : [{ type, at }]))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
