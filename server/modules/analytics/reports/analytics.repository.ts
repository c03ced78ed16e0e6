import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';

/** What a seller's links are called, by their ids and by the last part of their addresses. */
export async function findCampaigns(db: Db, sellerId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; slug: string; campaign: string }>`
    select id, slug, campaign from link where seller_id = ${sellerId}`.execute(db);
  return new Map(
    rows.flatMap(({ id, slug, campaign }) => [
      [id, campaign],
      [slug, campaign],
    ]),
  );
}

export async function findProducts(db: Db, sellerId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('product')
    .select(['id', 'kind', 'title', 'cover', 'prices'])
    .where('seller_id', '=', sellerId)
    .where('id', 'in', [...ids])
    .execute();
}

/** A seller's product with its prices; null when they have none of that id. */
export async function findPrices(db: Db, sellerId: string, id: string) {
  const row = await db
    .selectFrom('product')
    .select('prices')
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.prices ?? null;
}
