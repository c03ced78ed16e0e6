import type { AccessStatus } from '@haat/machines/lifecycles/access';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import { isOpenGrant, type PaidPeriod, type PeriodJson, periodOf, readPeriod } from '../access';
import { countDownloads } from '../engagement/count.repository';

/** A grant with the order that it came by, as far as it says who may use it. */
export interface GrantWithOrder {
  seller_id: string;
  id: string;
  product_id: string;
  /** The subscription that it is a period of; null for what is paid once. */
  subscription_id: string | null;
  period: PaidPeriod | null;
  status: AccessStatus;
  /** E.164; empty once it is forgotten. */
  holder_phone: string;
  order_id: string | null;
  buyer_phone: string | null;
  link_version: number | null;
  token_version: number | null;
  /** What their creator calls whoever was given it; null where its order names its buyer. */
  holder_name: string | null;
  granted_at: Date;
  buyer_name: string | null;
  /** Added to the sequence of its session in calendars. */
  session_sequence: number;
}

/** Grants `g` with their orders `o`. */
async function findGrants(db: Db, condition: RawBuilder<unknown>): Promise<GrantWithOrder[]> {
  const { rows } = await sql<Omit<GrantWithOrder, 'period'> & { period: PeriodJson | null }>`
    select g.seller_id, g.id, g.product_id, g.subscription_id, ${periodOf('g')} as period, g.status, g.holder_phone, g.order_id, o.buyer_phone, o.link_version,
      o.token_version, g.holder_name, g.granted_at, o.buyer_name, coalesce(g.session_sequence, 0) as session_sequence
    from access_grant g left join orders o on o.seller_id = g.seller_id and o.id = g.order_id
    where ${condition}`.execute(db);
  return rows.map((row) => ({ ...row, period: readPeriod(row.period) }));
}

export async function findGrantWithOrder(db: Db, id: string): Promise<GrantWithOrder | null> {
  const [grant = null] = await findGrants(db, sql`g.id = ${id}`);
  return grant;
}

/** The periods of its subscription from before it that are open, the oldest first. */
export async function findEarlierPeriods(
  db: Db,
  { seller_id, subscription_id, product_id, holder_phone, granted_at, id }: GrantWithOrder,
): Promise<GrantWithOrder[]> {
  if (subscription_id === null || holder_phone === '') return [];
  return findGrants(
    db,
    sql`g.seller_id = ${seller_id} and g.subscription_id = ${subscription_id} and g.product_id = ${product_id}
      and g.holder_phone = ${holder_phone} and ${isOpenGrant('g')} and (g.granted_at, g.id) < (${granted_at}::timestamptz, ${id}::text)
    order by g.granted_at, g.id limit ${mostOfBuyer}`,
  );
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
  return findGrants(
    db,
    sql`g.seller_id = ${sellerId}
      and ((g.holder_phone <> '' and g.holder_phone = any(${[...phones]}::text[])) or g.order_id = any(${[...orderIds]}::text[]))
    order by g.granted_at desc limit ${mostOfBuyer}`,
  );
}

export interface Download {
  seller_id: string;
  grant_id: string;
  media_id: string;
}

/** One that begins again within this time is the same. Ms. */
export const sameDownloadMs = 60_000;

/**
 * Counts a download that begins, for its buyer and for the product; one that begins again within `sameMs` is the same. False where there were
 * `most` before.
 */
export async function countDownload(
  trx: Tx,
  { seller_id, grant_id, media_id }: Download,
  { productId, now, most, sameMs }: { productId: string; now: Date; most: number | null; sameMs: number },
): Promise<boolean> {
  const begun = await sql`
    insert into file_download (seller_id, grant_id, media_id, count, first_at, last_at)
    select ${seller_id}::uuid, ${grant_id}::text, ${media_id}::text, 1, ${now}::timestamptz, ${now}::timestamptz
    where ${most}::integer is null or ${most}::integer > 0
    on conflict (seller_id, grant_id, media_id) do nothing returning count`.execute(trx);
  const isFirst = begun.rows.length > 0;
  const row = isFirst ? null : await lockDownload(trx, { seller_id, grant_id, media_id });
  const isSame = row !== null && row.last_at.getTime() > now.getTime() - sameMs;
  if (!isFirst && (!row || (!isSame && most !== null && row.count >= most))) return false;
  if (row)
    await sql`
      update file_download set count = ${isSame ? row.count : row.count + 1}, last_at = ${now}
      where seller_id = ${seller_id} and grant_id = ${grant_id} and media_id = ${media_id}`.execute(trx);
  if (!isSame) await countDownloads(trx, { seller_id, product_id: productId, media_id }, isFirst);
  return true;
}

async function lockDownload(trx: Tx, { seller_id, grant_id, media_id }: Download) {
  const row = await trx
    .selectFrom('file_download')
    .select(['count', 'last_at'])
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .where('media_id', '=', media_id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
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
