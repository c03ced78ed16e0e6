import type { Member, Members, MemberWithActivity } from '@haat/openapi';
import { sql } from 'kysely';
import { type Position, readCursor, writeCursor } from '../../../platform/database/cursor';
import type { Deps } from '../../../platform/deps';
import { conflict, invalid, notFound, tooMany } from '../../../platform/http/errors';
import { moveGrants } from '../access';
import { scheduleEndReminders } from './end-reminders';
import type { MemberDelivery, ProductRef, Sharing } from './member.delivery';
import { inviteMembers, type MembersContext } from './member.invites';
import {
  countMembers,
  countSeatsLeft,
  findGrantIds,
  findMember,
  findProduct,
  listMembers,
  lockMembers,
  type MemberRow,
} from './member.repository';
import { day, endOf, searchOf, whyNotExtended, whyNotRemoved, whyNotRestored } from './member.rules';
import { activityOf, memberView, outsiderView } from './member.view';

export interface MemberQuery {
  status?: Member['status'] | undefined;
  linkTried?: boolean | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Rows with what their delivery knows. */
export async function viewsOf(
  { database }: Pick<Deps, 'database'>,
  sellerId: string,
  rows: readonly MemberRow[],
  delivery: MemberDelivery | undefined,
): Promise<Member[]> {
  const ids = rows.map(({ id }) => id);
  const details = await delivery?.details(database.db, sellerId, ids);
  return rows.map((row) => memberView(row, details?.get(row.id) ?? null));
}

/** Days in which it is counted what looks as if invites were passed on. */
const sharingDays = 30;
const noSharing: Sharing = { linkTries: 0, moves: 0, newcomers: 0 };

async function totalsOf(
  { database: { db } }: Pick<Deps, 'database'>,
  product: ProductRef,
  delivery: MemberDelivery | undefined,
  now: Date,
): Promise<NonNullable<Members['totals']>> {
  const [statuses, seatsLeft, joined, notThroughHaat, sharing] = await Promise.all([
    countMembers(db, product),
    countSeatsLeft(db, product),
    delivery?.countJoined(db, product) ?? 0,
    delivery?.outsiders?.count(db, product) ?? 0,
    delivery?.countSharing(db, product, new Date(now.getTime() - sharingDays * day)) ?? noSharing,
  ]);
  return { ...statuses, seatsLeft, joined, notThroughHaat, sharing };
}

/** Others tried to come in by the invite of a row `g` of `access_grant`. */
const isTriedByOthers = sql<boolean>`exists (
  select 1 from link_attempt a where a.seller_id = g.seller_id and a.grant_id = g.id)`;

/** A page of the members of a product, the newest first; the first one with totals. @throws Refusal 404 */
export async function listPage(
  context: MembersContext,
  product: ProductRef,
  { status, linkTried = false, q, limit = 25, cursor }: MemberQuery,
): Promise<Members> {
  const { database, deliveries } = context;
  const own = await findProduct(database.db, product);
  if (!own) throw notFound('Product not found');
  const delivery = deliveries[own.kind];
  const after = cursor ? readCursor(cursor) : null;
  const search = searchOf(q);
  const totals = after ? null : await totalsOf(context, product, delivery, context.clock.now());
  const canAdd = (await delivery?.canAdmit(database.db, product)) ?? false;
  const end = (positions: readonly Position[]) => {
    const last = positions.length > limit ? positions[limit - 1] : undefined;
    return last ? writeCursor(last) : null;
  };
  if (status === 'notThroughHaat') {
    const page = { pattern: search.pattern, after, limit: limit + 1 };
    const found = (await delivery?.outsiders?.list(database.db, product, page)) ?? [];
    const next = end(found.map(({ id, seenAt }) => ({ id, at: seenAt })));
    const items = found.slice(0, limit).map((one) => outsiderView(product.productId, one));
    return { items, next, totals, canAdd };
  }
  const named = search.pattern === null ? null : (delivery?.matches(search.pattern) ?? null);
  const only = linkTried ? isTriedByOthers : null;
  const page = { after, limit: limit + 1, named, only };
  const rows = await listMembers(database.db, product, { status, ...search }, page);
  const items = await viewsOf(context, product.sellerId, rows.slice(0, limit), delivery);
  return { items, next: end(rows.map(({ id, granted_at: at }) => ({ id, at }))), totals, canAdd };
}

async function memberOf({ database }: MembersContext, sellerId: string, id: string): Promise<MemberRow> {
  const row = await findMember(database.db, sellerId, id);
  if (!row) throw notFound('Member not found');
  return row;
}

async function shown(context: MembersContext, sellerId: string, id: string): Promise<Member> {
  const row = await memberOf(context, sellerId, id);
  const delivery = context.deliveries[row.kind];
  const details = await delivery?.details(context.database.db, sellerId, [id]);
  return memberView(row, details?.get(id) ?? null);
}

/** @throws Refusal 404 */
export async function detailOf(
  context: MembersContext,
  sellerId: string,
  id: string,
): Promise<MemberWithActivity> {
  const row = await memberOf(context, sellerId, id);
  const details = await context.deliveries[row.kind]?.details(context.database.db, sellerId, [id]);
  const detail = details?.get(id) ?? null;
  return { member: memberView(row, detail), activity: activityOf(row, detail) };
}

/**
 * Runs a change of a member while nobody else changes members of this seller. Orders and subscriptions may go on meanwhile: their own moves come
 * after, by the chart.
 */
async function change(
  context: MembersContext,
  { sellerId, id }: { sellerId: string; id: string },
  work: (
    outbox: { trx: Parameters<Parameters<typeof context.database.tx>[0]>[0]; events: Deps['events'] },
    row: MemberRow,
    now: Date,
  ) => Promise<void>,
): Promise<Member> {
  const { database, events, clock, jobs } = context;
  await database.tx(async (trx) => {
    await lockMembers(trx, sellerId);
    const row = await findMember(trx, sellerId, id);
    if (!row) throw notFound('Member not found');
    await work({ trx, events }, row, clock.now());
  });
  jobs.kick();
  return shown(context, sellerId, id);
}

/** Gives more time; what has ended, or was removed by its creator, opens again. @throws Refusal 404, 409, 422 */
export const extend = (
  context: MembersContext,
  of: { sellerId: string; id: string },
  given: string,
): Promise<Member> =>
  change(context, of, async (outbox, row, now) => {
    const refusal = whyNotExtended(row);
    if (refusal) throw refusal;
    const endsAt = endOf(given, now);
    if (row.ends_at && endsAt < row.ends_at)
      throw invalid({ endsAt: 'Choose a day after the one until which they have it now' });
    const which = { ids: [row.id] };
    await moveGrants(outbox, of.sellerId, which, { events: ['creator.granted'], at: now });
    // What was revoked keeps its end; it is open by now.
    await moveGrants(outbox, of.sellerId, which, { events: [], at: now, endsAt });
    await scheduleEndReminders(outbox.trx, { sellerId: of.sellerId, ids: [row.id], now });
  });

/** Takes the access back. Money is not moved. @throws Refusal 404, 409 */
export const remove = (context: MembersContext, of: { sellerId: string; id: string }): Promise<Member> =>
  change(context, of, async (outbox, row, now) => {
    const refusal = whyNotRemoved(row);
    if (refusal) throw refusal;
    const ids = await findGrantIds(outbox.trx, of.sellerId, row);
    await moveGrants(outbox, of.sellerId, { ids }, { events: ['creator.removed'], at: now });
  });

/** Takes out somebody who came another way; whoever is not there any more is no error. @throws Refusal 404 */
export async function removeOutsider(
  { database, deliveries, jobs }: MembersContext,
  product: ProductRef,
  id: string,
): Promise<void> {
  const own = await findProduct(database.db, product);
  if (!own) throw notFound();
  await database.tx(async (trx) => {
    await deliveries[own.kind]?.outsiders?.remove(trx, product, id);
  });
  jobs.kick();
}

/** Undoes a removal, or sends the invite again. @throws Refusal 404, 409, 429 */
export async function reinvite(
  context: MembersContext,
  of: { sellerId: string; id: string },
): Promise<Member> {
  const { sellerId } = of;
  const sellerName = await context.identity.sellerName(sellerId);
  return change(context, of, async (outbox, row, now) => {
    const { trx } = outbox;
    const delivery = context.deliveries[row.kind];
    const isRemoved = row.status === 'revoked';
    const refusal = (isRemoved && whyNotRestored(row)) || whyNotLate(row, now);
    if (refusal) throw refusal;
    if (isRemoved)
      await moveGrants(outbox, sellerId, { ids: [row.id] }, { events: ['creator.granted'], at: now });
    else if (isRecent(row, now))
      throw tooMany('invited_already', 'They were sent an invite in the last 24 hours. Try again tomorrow');
    else await delivery?.sendInvite?.(trx, sellerId, row.id);
    if (delivery && row.holder_phone !== '' && !isRecent(row, now))
      await inviteMembers(context, trx, {
        product: { sellerId, productId: row.product_id },
        sellerName,
        members: [{ id: row.id, phone: row.holder_phone }],
        at: now,
      });
  });
}

const isRecent = ({ invited_at: at }: MemberRow, now: Date): boolean =>
  at !== null && at.getTime() > now.getTime() - day;

function whyNotLate({ status, ends_at: endsAt }: MemberRow, now: Date) {
  const isOver = status === 'ended' || status === 'suspended' || (endsAt !== null && endsAt <= now);
  return isOver
    ? conflict('access_over', 'Their access is over or suspended. Extend it to invite them again')
    : null;
}
