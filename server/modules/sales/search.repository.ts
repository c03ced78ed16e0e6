import type { SearchResults } from '@haat/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database';

type Found = SearchResults['products'][number];

/** A seller's products with these words in their title: those that begin with them first, then the newest. */
export async function findTitled(db: Db, sellerId: string, text: string, limit: number): Promise<Found[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const { rows } = await sql<Found>`
    select id, kind, title, status from product
    where seller_id = ${sellerId} and title ilike ${`%${escaped}%`} and status <> 'archived'
    order by title ilike ${`${escaped}%`} desc, created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
