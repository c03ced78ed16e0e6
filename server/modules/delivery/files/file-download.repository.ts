import type { AccessStatus } from '@haat/machines/lifecycles/access';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';

/** A grant with the order that it came by, as far as it says who may use it. */
export interface GrantWithOrder {
  seller_id: string;
  id: string;
  product_id: string;
  status: AccessStatus;
  /** E.164; empty once it is forgotten. */
  holder_phone: string;
  order_id: string | null;
  buyer_phone: string | null;
  link_version: number | null;
  token_version: number | null;
  /** What their creator calls whoever was given it; null where its order names its buyer. */
  holder_name: string | null;
  buyer_name: string | null;
}

const columns = sql.raw(
  'g.seller_id, g.id, g.product_id, g.status, g.holder_phone, g.order_id, o.buyer_phone, o.link_version, o.token_version, g.holder_name, o.buyer_name',
);
const source = sql.raw(
  'access_grant g left join orders o on o.seller_id = g.seller_id and o.id = g.order_id',
);

export async function findGrantWithOrder(db: Db, id: string): Promise<GrantWithOrder | null> {
  const { rows } = await sql<GrantWithOrder>`select ${columns} from ${source} where g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

const mostOfBuyer = 50;

/** What phones (E.164) or orders hold of a seller, the newest first; at most 50. */
export async function findGrantsOfBuyer(
  db: Db,
  {
    sellerId,
    phones,
    orderIds,
  }: { sellerId: string; phones: readonly string[]; orderIds: readonly string[] },
): Promise<GrantWithOrder[]> {
  const { rows } = await sql<GrantWithOrder>`
    select ${columns} from ${source}
    where g.seller_id = ${sellerId}
      and ((g.holder_phone <> '' and g.holder_phone = any(${[...phones]}::text[])) or g.order_id = any(${[...orderIds]}::text[]))
    order by g.granted_at desc limit ${mostOfBuyer}`.execute(db);
  return rows;
}

export interface Download {
  seller_id: string;
  grant_id: string;
  media_id: string;
}

/** Counts a download that begins; one that begins again within `sameMs` is the same. False where there were `most` before. */
export async function countDownload(
  db: Db,
  { seller_id, grant_id, media_id }: Download,
  { now, most, sameMs }: { now: Date; most: number | null; sameMs: number },
): Promise<boolean> {
  const again = sql`file_download.last_at > ${new Date(now.getTime() - sameMs)}::timestamptz`;
  const { rows } = await sql`
    insert into file_download (seller_id, grant_id, media_id, count, first_at, last_at)
    values (${seller_id}, ${grant_id}, ${media_id}, 1, ${now}, ${now})
    on conflict (seller_id, grant_id, media_id) do update
      set count = case when ${again} then file_download.count else file_download.count + 1 end, last_at = ${now}
      where ${again} or ${most}::integer is null or file_download.count < ${most}::integer
    returning count`.execute(db);
  return rows.length > 0;
}

/** Whether a download has begun before. */
export async function hasDownload(db: Db, { seller_id, grant_id, media_id }: Download): Promise<boolean> {
  const row = await db
    .selectFrom('file_download')
    .select('count')
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .where('media_id', '=', media_id)
    .executeTakeFirst();
  return row !== undefined;
}
