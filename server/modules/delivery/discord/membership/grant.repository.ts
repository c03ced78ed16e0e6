import { type AccessStatus, canOpen } from '@haat/machines/lifecycles/access';
import type { DiscordContent, Price } from '@haat/openapi';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import { isSeatedWith } from '../../members/seat-queries';
import type { GuildKey } from '../connection/guild.repository';

/** What a grant was paid by, with what its product says now. */
export interface PaidContent {
  content: DiscordContent;
  prices: readonly Price[];
  /** The price that was paid for the product; null for what was given, or sold within a combo. */
  price_id: string | null;
}

/** The period that the order of a grant pays for. */
export interface PaidPeriod {
  /** Null for what no subscription continues. */
  subscription_id: string | null;
  /** Null as long as it is not known. */
  period_from: Date | null;
  /** Null for one that never ends, too. */
  period_to: Date | null;
}

/** A grant of a Discord product. */
export interface DiscordGrant extends PaidContent {
  seller_id: string;
  id: string;
  status: AccessStatus;
  /** E.164; empty once it was erased. */
  holder_phone: string;
  product_id: string;
  /** Null for what was given without an order. */
  order_id: string | null;
}

/** The columns of `PaidContent`, where rows `g` of `access_grant` are joined with `productOfGrant`. */
export const ofGrant = sql`p.content, p.prices, case when o.product_id = g.product_id then o.price_id end as price_id`;
export const productOfGrant = sql`
  join product p on p.seller_id = g.seller_id and p.id = g.product_id
  left join orders o on o.seller_id = g.seller_id and o.id = g.order_id`;

/** Those that are grants of Discord products. */
export async function findGrants(
  db: Db,
  keys: readonly { sellerId: string; grantId: string }[],
): Promise<DiscordGrant[]> {
  const wanted = JSON.stringify(keys.map(({ sellerId, grantId }) => ({ sellerId, grantId })));
  const { rows } = await sql<DiscordGrant>`
    with k as (
      select distinct "sellerId" as seller_id, "grantId" as grant_id
      from json_to_recordset(${wanted}::text::json) as k ("sellerId" uuid, "grantId" text)
    )
    select g.seller_id, g.id, g.status, g.holder_phone, g.product_id, g.order_id, ${ofGrant}
    from k join access_grant g on g.seller_id = k.seller_id and g.id = k.grant_id ${productOfGrant}
    where p.kind = 'discord'`.execute(db);
  return rows;
}

/** Null for what is no grant of a Discord product. */
export const findGrant = async (db: Db, sellerId: string, grantId: string): Promise<DiscordGrant | null> =>
  (await findGrants(db, [{ sellerId, grantId }]))[0] ?? null;

/** Other open grants for a server whose seat nobody has yet, and who has the seat of this one is to have too. */
export async function findGrantsToSeat(
  db: Db,
  { sellerId, guildId }: GuildKey,
  grantId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; status: AccessStatus }>`
    select g.id, g.status from access_grant own join access_grant g on g.seller_id = own.seller_id and ${isSeatedWith}
    join product p on p.seller_id = g.seller_id and p.id = g.product_id
    where own.seller_id = ${sellerId} and own.id = ${grantId}
      and p.kind = 'discord' and p.content->>'guildId' = ${guildId} and not exists (
        select 1 from discord_member m where m.seller_id = g.seller_id and m.grant_id = g.id and m.guild_id = ${guildId}
          and m.discord_user_id is not null)
    order by g.id`.execute(db);
  return rows.flatMap((row) => (canOpen(row.status) ? [row.id] : []));
}
