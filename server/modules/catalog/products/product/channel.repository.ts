import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/** A channel that products connect to has another id from now on: in what is on sale, and in what is not published yet. */
export async function replaceChannel(
  trx: Tx,
  sellerId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    update product set content = jsonb_set(content, '{chatId}', to_jsonb(${to}::text))
    where seller_id = ${sellerId} and content->>'chatId' = ${from}`.execute(trx);
  await sql`
    update unpublished_change set fields = jsonb_set(fields, '{content,chatId}', to_jsonb(${to}::text))
    where seller_id = ${sellerId} and fields->'content'->>'chatId' = ${from}`.execute(trx);
}
