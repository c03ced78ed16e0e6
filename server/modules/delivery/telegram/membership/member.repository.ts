import { type AccessEventType, type AccessStatus, canOpen } from '@haat/machines/lifecycles/access';
import { type MembershipEvent, transition } from '@haat/machines/lifecycles/membership';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Schema } from '../../../../platform/database/schema';
import { isSeatedWith } from '../../members/seat-queries';
import type { CameBy } from '../updates/bot-event';

export type MemberRow = Selectable<Schema['telegram_member']>;

/** A seat with what its grant says now. */
export interface Seat extends MemberRow {
  grant_status: AccessStatus;
  /** What moved the grant last. */
  grant_changed_by: AccessEventType;
  product_id: string;
  /** E.164; empty once it was erased. */
  holder_phone: string;
}

/** A grant of a Telegram product, with the chat that it opens. */
export interface TelegramGrant {
  seller_id: string;
  id: string;
  status: AccessStatus;
  holder_phone: string;
  product_id: string;
  /** Null for one that is delivered by a shared link. */
  chat_id: string | null;
}

export interface Key {
  sellerId: string;
  chatId: string;
}

/** Those that are grants of Telegram products. */
export async function findGrants(
  db: Db,
  keys: readonly { sellerId: string; grantId: string }[],
): Promise<TelegramGrant[]> {
  const wanted = JSON.stringify(keys.map(({ sellerId, grantId }) => ({ sellerId, grantId })));
  const { rows } = await sql<TelegramGrant>`
    select distinct g.seller_id, g.id, g.status, g.holder_phone, g.product_id, p.content->>'chatId' as chat_id
    from json_to_recordset(${wanted}::text::json) as k ("sellerId" uuid, "grantId" text)
    join access_grant g on g.seller_id = k."sellerId" and g.id = k."grantId"
    join product p on p.seller_id = g.seller_id and p.id = g.product_id
    where p.kind = 'telegram'`.execute(db);
  return rows;
}

/** Null for what is no grant of a Telegram product. */
export const findGrant = async (db: Db, sellerId: string, grantId: string): Promise<TelegramGrant | null> =>
  (await findGrants(db, [{ sellerId, grantId }]))[0] ?? null;

const seats = sql`
  select m.*, g.status as grant_status, g.changed_by as grant_changed_by, g.product_id, g.holder_phone
  from telegram_member m join access_grant g on g.seller_id = m.seller_id and g.id = m.grant_id`;

/** Of rows `t` of `telegram_presence` those who are in, without a seat and not to administer. */
export const isOutsider = sql<boolean>`(t.is_present and not t.is_administrator and not exists (
  select 1 from telegram_member m
  where m.seller_id = t.seller_id and m.chat_id = t.chat_id and m.telegram_user_id = t.telegram_user_id))`;

/** The seats of a Telegram account in a chat, locked until the transaction ends. */
export async function lockSeatsOf(trx: Tx, { sellerId, chatId }: Key, userId: string): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    ${seats} where m.seller_id = ${sellerId} and m.chat_id = ${chatId} and m.telegram_user_id = ${userId}
    order by m.grant_id for update of m`.execute(trx);
  return rows;
}

/** The seat that an invite link belongs to, locked. */
export async function lockSeatByLink(trx: Tx, { sellerId, chatId }: Key, link: string): Promise<Seat | null> {
  const { rows } = await sql<Seat>`
    ${seats} where m.seller_id = ${sellerId} and m.chat_id = ${chatId} and m.invite_link = ${link}
    for update of m`.execute(trx);
  return rows[0] ?? null;
}

/** The seats of grants, in every chat they ever opened. */
export async function findSeats(
  db: Db,
  grants: readonly Pick<TelegramGrant, 'seller_id' | 'id'>[],
): Promise<MemberRow[]> {
  if (grants.length === 0) return [];
  const wanted = JSON.stringify(grants.map(({ seller_id, id }) => ({ seller_id, id })));
  const { rows } = await sql<MemberRow>`
    select m.* from json_to_recordset(${wanted}::text::json) as g (seller_id uuid, id text)
    join telegram_member m on m.seller_id = g.seller_id and m.grant_id = g.id`.execute(db);
  return rows;
}

/** Other open grants for a chat whose seat nobody has yet, and who has the seat of this one is to have too. */
export async function findGrantsToSeat(
  db: Db,
  { sellerId, chatId }: Key,
  grantId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; status: AccessStatus }>`
    select g.id, g.status from access_grant own join access_grant g on g.seller_id = own.seller_id and ${isSeatedWith}
    join product p on p.seller_id = g.seller_id and p.id = g.product_id
    where own.seller_id = ${sellerId} and own.id = ${grantId}
      and p.kind = 'telegram' and p.content->>'chatId' = ${chatId} and not exists (
        select 1 from telegram_member m where m.seller_id = g.seller_id and m.grant_id = g.id and m.chat_id = ${chatId}
          and m.telegram_user_id is not null)
    order by g.id`.execute(db);
  return rows.flatMap((row) => (canOpen(row.status) ? [row.id] : []));
}

/** Whether a grant of a Telegram account opens a chat now. */
export async function hasOpenSeat(db: Db, { sellerId, chatId }: Key, userId: string): Promise<boolean> {
  const { rows } = await sql<Pick<Seat, 'grant_status'>>`
    ${seats} where m.seller_id = ${sellerId} and m.chat_id = ${chatId} and m.telegram_user_id = ${userId}`.execute(
    db,
  );
  return rows.some(({ grant_status }) => canOpen(grant_status));
}

/** When the last of the open grants of a Telegram account for a chat ends; null where one never does, undefined without any. */
export async function latestEnd(
  db: Db,
  { sellerId, chatId }: Key,
  userId: string,
): Promise<Date | null | undefined> {
  const { rows } = await sql<Pick<Seat, 'grant_status'> & { ends_at: Date | null }>`
    select g.status as grant_status, g.ends_at
    from telegram_member m join access_grant g on g.seller_id = m.seller_id and g.id = m.grant_id
    where m.seller_id = ${sellerId} and m.chat_id = ${chatId} and m.telegram_user_id = ${userId}
    order by g.ends_at desc nulls first`.execute(db);
  return rows.find(({ grant_status }) => canOpen(grant_status))?.ends_at;
}

/** The seat of a grant in a chat, made when there is none, and locked. */
export async function ensureSeat(
  trx: Tx,
  { sellerId, chatId }: Key,
  grantId: string,
  at: Date,
): Promise<MemberRow> {
  await trx
    .insertInto('telegram_member')
    .values({
      seller_id: sellerId,
      grant_id: grantId,
      chat_id: chatId,
      telegram_user_id: null,
      name: null,
      language: 'en',
      status: 'invited',
      invite_link: null,
      joined_at: null,
      left_at: null,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.columns(['seller_id', 'grant_id', 'chat_id']).doNothing())
    .execute();
  return trx
    .selectFrom('telegram_member')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('grant_id', '=', grantId)
    .where('chat_id', '=', chatId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The Telegram account that has the seat of another paid grant of the same person for this chat, of the same subscription before others; null where there is none. */
export async function findAccountOf(
  db: Db,
  { sellerId, chatId }: Key,
  { id, holder_phone: phone }: Pick<TelegramGrant, 'id' | 'holder_phone'>,
): Promise<Pick<MemberRow, 'telegram_user_id' | 'name' | 'language'> | null> {
  if (phone === '') return null;
  const { rows } = await sql<Pick<MemberRow, 'telegram_user_id' | 'name' | 'language'>>`
    select m.telegram_user_id, m.name, m.language
    from telegram_member m join access_grant own on own.seller_id = m.seller_id and own.id = m.grant_id
    join access_grant g on g.seller_id = own.seller_id and g.id = ${id}
    where m.seller_id = ${sellerId} and m.chat_id = ${chatId} and own.holder_phone = ${phone}
      and m.telegram_user_id is not null and ${isSeatedWith}
    order by (g.subscription_id = own.subscription_id) is true desc, m.changed_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

type Change = Partial<
  Pick<MemberRow, 'telegram_user_id' | 'name' | 'language' | 'invite_link' | 'joined_at' | 'left_at'>
>;

/** Writes to a seat that is locked; with an event, its status moves along the chart, which may refuse it. */
export async function changeSeat(
  trx: Tx,
  seat: Pick<MemberRow, 'seller_id' | 'grant_id' | 'chat_id' | 'status'>,
  at: Date,
  { type, ...change }: Change & { type?: MembershipEvent['type'] },
): Promise<void> {
  const status = (type && transition(seat.status, { type }).state) || seat.status;
  await trx
    .updateTable('telegram_member')
    .set({ ...change, status, changed_at: at })
    .where('seller_id', '=', seat.seller_id)
    .where('grant_id', '=', seat.grant_id)
    .where('chat_id', '=', seat.chat_id)
    .execute();
}

/** Notes who is in a chat. What an older update says does not count: false. */
export async function savePresence(
  trx: Tx,
  { sellerId, chatId }: Key,
  of: {
    userId: string;
    name: string;
    isPresent: boolean;
    isAdministrator: boolean;
    /** Null for whoever was in already, or is not. */
    cameBy: CameBy | null;
    updateId: number;
    at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into telegram_presence as p
      (seller_id, chat_id, telegram_user_id, name, is_present, is_administrator, came_at, came_by, update_id, seen_at)
    values (${sellerId}, ${chatId}, ${of.userId}, ${of.name}, ${of.isPresent}, ${of.isAdministrator}, ${of.cameBy && of.at}, ${of.cameBy},
      ${of.updateId}, ${of.at})
    on conflict (seller_id, chat_id, telegram_user_id) do update set name = excluded.name, is_present = excluded.is_present,
      is_administrator = excluded.is_administrator,
      came_at = coalesce(excluded.came_at, p.came_at), came_by = coalesce(excluded.came_by, p.came_by), update_id = excluded.update_id, seen_at = excluded.seen_at
    where p.update_id < excluded.update_id
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Somebody was taken out; what Telegram tells of it later says the same. */
export async function noteAbsence(trx: Tx, { sellerId, chatId }: Key, userId: string): Promise<void> {
  await sql`
    update telegram_presence set is_present = false
    where seller_id = ${sellerId} and chat_id = ${chatId} and telegram_user_id = ${userId}`.execute(trx);
}

/** Telegram accounts with a seat in a chat whose grant is open or ended after a moment, those who may be in still, and those who lost their seat to another one after that moment, in the order of their ids. */
export async function findSeated(
  db: Db,
  { sellerId, chatId }: Key,
  { endedAfter, after, limit }: { endedAfter: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ telegram_user_id: string }>`
    select m.telegram_user_id
    from telegram_member m join access_grant g on g.seller_id = m.seller_id and g.id = m.grant_id
    where m.seller_id = ${sellerId} and m.chat_id = ${chatId} and m.telegram_user_id > ${after}
      and (g.status in ('active', 'grace', 'suspended') or g.changed_at > ${endedAfter} or m.status in ('requested', 'joined'))
    union select v.telegram_user_id
    from telegram_seat_move v
    where v.seller_id = ${sellerId} and v.chat_id = ${chatId} and v.telegram_user_id > ${after}
      and (not v.is_settled or v.moved_at > ${endedAfter})
    order by telegram_user_id limit ${limit}`.execute(db);
  return rows.map(({ telegram_user_id }) => telegram_user_id);
}

/** The names of whoever has the seats of some grants are written nowhere any more. Their ids stay: without them nobody could be removed. */
export async function forgetNames(
  trx: Tx,
  grants: readonly { seller_id: string; id: string }[],
): Promise<void> {
  await sql`
    with forgotten as (
      update telegram_member m set name = null
      from json_to_recordset(${JSON.stringify(grants)}::text::json) as g (seller_id uuid, id text)
      where m.seller_id = g.seller_id and m.grant_id = g.id
      returning m.seller_id, m.chat_id, m.telegram_user_id
    )
    update telegram_presence p set name = ''
    from forgotten f
    where p.seller_id = f.seller_id and p.chat_id = f.chat_id and p.telegram_user_id = f.telegram_user_id`.execute(
    trx,
  );
}
