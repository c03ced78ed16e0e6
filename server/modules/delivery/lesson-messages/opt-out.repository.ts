import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';

/** The product of a grant, and whether its holder wants no messages about lessons, as they said of any of their grants of it. Null for an unknown grant. */
export async function findOptOut(
  db: Db,
  grantId: string,
): Promise<{ productId: string; isOptedOut: boolean } | null> {
  const { rows } = await sql<{ productId: string; isOptedOut: boolean }>`
    select g.product_id as "productId", exists (
      select 1 from access_grant f join lesson_opt_out x on x.seller_id = f.seller_id and x.grant_id = f.id
      where f.seller_id = g.seller_id and f.product_id = g.product_id
        and (f.id = g.id or (f.holder_phone = g.holder_phone and f.holder_phone <> ''))) as "isOptedOut"
    from access_grant g where g.id = ${grantId}`.execute(db);
  return rows[0] ?? null;
}

/** From now on its holder gets none about its product. */
export async function insertOptOut(db: Db, grantId: string, at: Date): Promise<void> {
  await sql`
    insert into lesson_opt_out (seller_id, grant_id, at) select seller_id, id, ${at}::timestamptz from access_grant where id = ${grantId}
    on conflict (seller_id, grant_id) do nothing`.execute(db);
}

/** Its holder wants them again, whatever they said of other grants of the product. */
export async function deleteOptOut(db: Db, grantId: string): Promise<void> {
  await sql`
    delete from lesson_opt_out x using access_grant g, access_grant f
    where g.id = ${grantId} and f.seller_id = g.seller_id and f.product_id = g.product_id
      and (f.id = g.id or (f.holder_phone = g.holder_phone and f.holder_phone <> ''))
      and x.seller_id = f.seller_id and x.grant_id = f.id`.execute(db);
}

/** What is kept of a creator's products for these messages. */
export async function eraseLessonMessages(trx: Tx, sellerId: string): Promise<void> {
  for (const table of ['lesson_opening', 'lesson_announcement', 'lesson_opt_out'] as const)
    await trx.deleteFrom(table).where('seller_id', '=', sellerId).execute();
}
