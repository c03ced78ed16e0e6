import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { json, type Schema } from '../../../../platform/database/schema';

export type GuildRow = Selectable<Schema['discord_guild']>;

export interface GuildKey {
  sellerId: string;
  guildId: string;
}

/** What Discord says of a server. */
export type GuildState = Pick<GuildRow, 'title' | 'status' | 'missing_rights' | 'roles' | 'checked_at'>;

const written = ({ missing_rights, roles, ...plain }: Partial<GuildState>) => ({
  ...plain,
  ...(missing_rights && { missing_rights: json(missing_rights) }),
  ...(roles && { roles: json(roles) }),
});

/** Whose server it is; null for one that nobody has connected. */
export async function findSellerOf(db: Db, guildId: string): Promise<string | null> {
  const row = await db
    .selectFrom('discord_guild_ref')
    .select('seller_id')
    .where('guild_id', '=', guildId)
    .executeTakeFirst();
  return row?.seller_id ?? null;
}

/** The servers of a seller that are connected, the newest first. */
export function listGuilds(db: Db, sellerId: string): Promise<GuildRow[]> {
  return db
    .selectFrom('discord_guild')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('disconnected_at', 'is', null)
    .orderBy('connected_at', 'desc')
    .orderBy('guild_id')
    .limit(100)
    .execute();
}

const connected = (db: Db, { sellerId, guildId }: GuildKey) =>
  db
    .selectFrom('discord_guild')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('guild_id', '=', guildId)
    .where('disconnected_at', 'is', null);

export async function findGuild(db: Db, key: GuildKey): Promise<GuildRow | null> {
  return (await connected(db, key).executeTakeFirst()) ?? null;
}

/** As `findGuild`, locked until the transaction ends. */
export async function lockGuild(trx: Tx, key: GuildKey): Promise<GuildRow | null> {
  return (await connected(trx, key).forUpdate().executeTakeFirst()) ?? null;
}

/** Makes the server this seller's, or refreshes what is known of it. False when it is another seller's. */
export async function saveGuild(
  trx: Tx,
  { sellerId, guildId }: GuildKey,
  state: GuildState,
): Promise<boolean> {
  await trx
    .insertInto('discord_guild_ref')
    .values({ guild_id: guildId, seller_id: sellerId })
    .onConflict((conflict) => conflict.column('guild_id').doNothing())
    .execute();
  if ((await findSellerOf(trx, guildId)) !== sellerId) return false;
  const { missing_rights, roles, ...plain } = state;
  const columns = { ...plain, missing_rights: json(missing_rights), roles: json(roles) };
  await trx
    .insertInto('discord_guild')
    .values({
      seller_id: sellerId,
      guild_id: guildId,
      connected_at: state.checked_at,
      disconnected_at: null,
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'guild_id']).doUpdateSet({ ...columns, disconnected_at: null }),
    )
    .execute();
  return true;
}

/** Writes what Discord says of a connected server now. */
export async function updateGuild(
  trx: Tx,
  { sellerId, guildId }: GuildKey,
  state: Partial<GuildState>,
): Promise<void> {
  await trx
    .updateTable('discord_guild')
    .set(written(state))
    .where('seller_id', '=', sellerId)
    .where('guild_id', '=', guildId)
    .execute();
}

/** Lets go of a server: whoever manages it may connect it. Its members stay. */
export async function disconnectGuild(trx: Tx, { sellerId, guildId }: GuildKey, at: Date): Promise<void> {
  await trx
    .updateTable('discord_guild')
    .set({ disconnected_at: at })
    .where('seller_id', '=', sellerId)
    .where('guild_id', '=', guildId)
    .execute();
  await trx
    .deleteFrom('discord_guild_ref')
    .where('guild_id', '=', guildId)
    .where('seller_id', '=', sellerId)
    .execute();
}

/** Connected servers of all sellers, in the order of their ids; of these those that are not ready, or all. */
export async function listConnected(
  db: Db,
  { after, limit, isNotReady }: { after: string; limit: number; isNotReady: boolean },
): Promise<GuildKey[]> {
  const { rows } = await sql<{ seller_id: string; guild_id: string }>`
    select r.seller_id, r.guild_id
    from discord_guild_ref r join discord_guild g on g.seller_id = r.seller_id and g.guild_id = r.guild_id
    where r.guild_id > ${after} and (${!isNotReady} or g.status <> 'ready')
    order by r.guild_id limit ${limit}`.execute(db);
  return rows.map(({ seller_id, guild_id }) => ({ sellerId: seller_id, guildId: guild_id }));
}

/** Everything that is written of the servers of a seller, who is gone. */
export async function eraseGuilds(trx: Tx, sellerId: string): Promise<void> {
  for (const table of [
    'discord_guild_ref',
    'discord_guild',
    'discord_consent_state',
    'discord_member',
    'discord_seat_move',
  ] as const)
    await sql`delete from ${sql.table(table)} where seller_id = ${sellerId}`.execute(trx);
}
