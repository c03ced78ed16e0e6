import type { AccessStatus } from '@haat/machines/lifecycles/access';
import { type MembershipEvent, transition } from '@haat/machines/lifecycles/membership';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { json, type Schema } from '../../../../platform/database/schema';
import { isSeatedWith } from '../../members/seat-queries';
import type { GuildKey } from '../connection/guild.repository';
import {
  type DiscordGrant,
  ofGrant,
  type PaidContent,
  type PaidPeriod,
  productOfGrant,
} from './grant.repository';

export type MemberRow = Selectable<Schema['discord_member']>;

/** A seat with what its grant says now. */
export interface Seat extends MemberRow, PaidContent, PaidPeriod {
  grant_status: AccessStatus;
  /** E.164; empty once it was erased. */
  holder_phone: string;
}

const seats = sql`
  select m.*, g.status as grant_status, g.holder_phone, g.subscription_id, so.starts_at as period_from, so.ends_at as period_to, ${ofGrant}
  from discord_member m join access_grant g on g.seller_id = m.seller_id and g.id = m.grant_id ${productOfGrant}
  left join subscription_order so on so.seller_id = g.seller_id and so.order_id = g.order_id`;

/** The seats of a Discord account in a server, locked until the transaction ends. */
export async function lockSeatsOf(trx: Tx, { sellerId, guildId }: GuildKey, userId: string): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    ${seats} where m.seller_id = ${sellerId} and m.guild_id = ${guildId} and m.discord_user_id = ${userId}
    order by m.grant_id for update of m`.execute(trx);
  return rows;
}

/** The accounts that have the seats of a grant, in every server it ever opened. */
export function findAccounts(
  db: Db,
  sellerId: string,
  grantId: string,
): Promise<Pick<MemberRow, 'guild_id' | 'discord_user_id'>[]> {
  return db
    .selectFrom('discord_member')
    .select(['guild_id', 'discord_user_id'])
    .where('seller_id', '=', sellerId)
    .where('grant_id', '=', grantId)
    .where('discord_user_id', 'is not', null)
    .orderBy('guild_id')
    .execute();
}

/** The accounts that have the seats of a subscription. */
export async function findAccountsOf(
  db: Db,
  sellerId: string,
  subscriptionId: string,
): Promise<{ guildId: string; userId: string }[]> {
  const { rows } = await sql<{ guildId: string; userId: string }>`
    select distinct m.guild_id as "guildId", m.discord_user_id as "userId"
    from access_grant g join discord_member m on m.seller_id = g.seller_id and m.grant_id = g.id
    where g.seller_id = ${sellerId} and g.subscription_id = ${subscriptionId} and m.discord_user_id is not null`.execute(
    db,
  );
  return rows;
}

/** The seat of a grant in a server; null as long as there is none. */
export async function findSeat(
  db: Db,
  { sellerId, guildId }: GuildKey,
  grantId: string,
): Promise<MemberRow | null> {
  const row = await db
    .selectFrom('discord_member')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('grant_id', '=', grantId)
    .where('guild_id', '=', guildId)
    .executeTakeFirst();
  return row ?? null;
}

/** The seat of a grant in a server, made when there is none, and locked. */
export async function ensureSeat(
  trx: Tx,
  { sellerId, guildId }: GuildKey,
  grantId: string,
  at: Date,
): Promise<MemberRow> {
  await trx
    .insertInto('discord_member')
    .values({
      seller_id: sellerId,
      grant_id: grantId,
      guild_id: guildId,
      discord_user_id: null,
      name: null,
      status: 'invited',
      role_ids: json([]),
      is_added: false,
      joined_at: null,
      left_at: null,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.columns(['seller_id', 'grant_id', 'guild_id']).doNothing())
    .execute();
  return trx
    .selectFrom('discord_member')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('grant_id', '=', grantId)
    .where('guild_id', '=', guildId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The Discord account that has the seat of another paid grant of the same person for this server, of the same subscription before others; null where there is none. */
export async function findAccountOf(
  db: Db,
  { sellerId, guildId }: GuildKey,
  { id, holder_phone: phone }: Pick<DiscordGrant, 'id' | 'holder_phone'>,
): Promise<Pick<MemberRow, 'discord_user_id' | 'name'> | null> {
  if (phone === '') return null;
  const { rows } = await sql<Pick<MemberRow, 'discord_user_id' | 'name'>>`
    select m.discord_user_id, m.name
    from discord_member m join access_grant own on own.seller_id = m.seller_id and own.id = m.grant_id
    join access_grant g on g.seller_id = own.seller_id and g.id = ${id}
    where m.seller_id = ${sellerId} and m.guild_id = ${guildId} and own.holder_phone = ${phone}
      and m.discord_user_id is not null and ${isSeatedWith}
    order by (g.subscription_id = own.subscription_id) is true desc, m.changed_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export type SeatChange = Partial<
  Pick<MemberRow, 'discord_user_id' | 'name' | 'is_added' | 'joined_at' | 'left_at' | 'role_ids'>
> & { type?: MembershipEvent['type'] };

/** Writes to a seat that is locked; with an event, its status moves along the chart, which may refuse it. */
export async function changeSeat(
  trx: Tx,
  seat: Pick<MemberRow, 'seller_id' | 'grant_id' | 'guild_id' | 'status'>,
  at: Date,
  { type, role_ids, ...change }: SeatChange,
): Promise<void> {
  const status = (type && transition(seat.status, { type }).state) || seat.status;
  await trx
    .updateTable('discord_member')
    .set({ ...change, ...(role_ids && { role_ids: json(role_ids) }), status, changed_at: at })
    .where('seller_id', '=', seat.seller_id)
    .where('grant_id', '=', seat.grant_id)
    .where('guild_id', '=', seat.guild_id)
    .execute();
}

/** Discord accounts with a seat in a server whose grant is open or ended after a moment, those who may have what it gave still, and those who lost their seat to another one after that moment, in the order of their ids. */
export async function findSeated(
  db: Db,
  { sellerId, guildId }: GuildKey,
  { endedAfter, after, limit }: { endedAfter: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ discord_user_id: string }>`
    select m.discord_user_id
    from discord_member m join access_grant g on g.seller_id = m.seller_id and g.id = m.grant_id
    where m.seller_id = ${sellerId} and m.guild_id = ${guildId} and m.discord_user_id > ${after}
      and (g.status in ('active', 'grace', 'suspended') or g.changed_at > ${endedAfter} or m.status in ('requested', 'joined'))
    union select v.discord_user_id
    from discord_seat_move v
    where v.seller_id = ${sellerId} and v.guild_id = ${guildId} and v.discord_user_id > ${after}
      and (not v.is_settled or v.moved_at > ${endedAfter})
    order by discord_user_id limit ${limit}`.execute(db);
  return rows.map(({ discord_user_id }) => discord_user_id);
}

/** The names of whoever has the seats of some grants are written nowhere any more. Their ids stay: without them nobody could be removed. */
export async function forgetNames(
  trx: Tx,
  grants: readonly { seller_id: string; id: string }[],
): Promise<void> {
  await sql`
    update discord_member m set name = null
    from json_to_recordset(${JSON.stringify(grants)}::text::json) as g (seller_id uuid, id text)
    where m.seller_id = g.seller_id and m.grant_id = g.id`.execute(trx);
}
