import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';

/** Rows that go in one transaction. */
const atOnce = 200;

/** Tables of a seller that hold nothing but what they were told, chose and had planned; in pieces, because a feed is long. */
const tables = [
  'notification',
  'notification_mark',
  'notification_choice',
  'payout_schedule',
  'payout_account',
  'business_claim',
  'payment_reminder',
  'payment_reminder_setting',
  'unpublished_change',
  'product_version',
  'product_date',
] as const;

/** Erases some admin rows; returns their number. */
export async function clearSettings(trx: Tx, accountId: string): Promise<number> {
  let gone = 0;
  for (const table of tables) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where seller_id = ${accountId} limit ${sql.lit(atOnce)})
      returning 1`.execute(trx);
    gone += rows.length;
  }
  return gone;
}

/**
 * Deletes drafts, which nobody has bought, and takes the words off short links, which lead nowhere any more. A link keeps its last part, so that
 * nobody else is ever given it.
 */
export async function clearShelves(
  trx: Tx,
  { accountId, at }: { accountId: string; at: Date },
): Promise<number> {
  const drafts = await sql<{ id: string }>`
    delete from product where seller_id = ${accountId} and id in (
      select id from product where seller_id = ${accountId} and status = 'draft' limit ${sql.lit(atOnce)})
    returning id`.execute(trx);
  const ids = drafts.rows.map(({ id }) => id);
  await sql`delete from product_ref where seller_id = ${accountId} and id = any(${ids}::text[])`.execute(trx);
  const links = await sql`
    update link set campaign = '', retired_at = coalesce(retired_at, ${at}) where seller_id = ${accountId} and id in (
      select id from link where seller_id = ${accountId} and (campaign <> '' or retired_at is null) limit ${sql.lit(atOnce)})
    returning 1`.execute(trx);
  return ids.length + links.rows.length + (await clearTrailers(trx, accountId));
}

/** What is archived shows no trailer any more: its video goes as all do that nothing names. */
async function clearTrailers(trx: Tx, accountId: string): Promise<number> {
  const shown = await sql`
    update product set trailer = null where seller_id = ${accountId} and trailer is not null returning 1`.execute(
    trx,
  );
  let kept = 0;
  for (const table of ['unpublished_change', 'product_version']) {
    const { rows } = await sql`
      update ${sql.table(table)} set fields = fields - 'trailer'
      where seller_id = ${accountId} and jsonb_typeof(fields->'trailer') = 'object' returning 1`.execute(trx);
    kept += rows.length;
  }
  return shown.rows.length + kept;
}

/**
 * Lets go of what a name was checked by. The PAN itself and the name it is registered to stay with the tax that was reported under them;
 * somebody who comes again may give the same PAN.
 */
export async function clearDocuments(trx: Tx, accountId: string): Promise<number> {
  await trx.deleteFrom('pan_owner').where('account_id', '=', accountId).execute();
  const given = await trx
    .updateTable('kyc')
    .set({ given_name: null })
    .where('seller_id', '=', accountId)
    .where('given_name', 'is not', null)
    .executeTakeFirst();
  return Number(given.numUpdatedRows);
}
