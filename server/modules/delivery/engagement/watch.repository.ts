import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { newParts, noParts, watchedCount, withParts } from '../streams/watched.rules';
import { countWatched } from './count.repository';

/** A video or audio that a grant of a product opens. */
export interface WatchKey {
  seller_id: string;
  grant_id: string;
  product_id: string;
  media_id: string;
}

/**
 * Adds parts to those that somebody has watched, and to the counts of the product those that are new. Said twice it is said once. The grant has to
 * be locked.
 */
export async function recordWatched(
  trx: Tx,
  { seller_id, grant_id, product_id, media_id }: WatchKey,
  { contentId, parts, now }: { contentId: string; parts: string; now: Date },
): Promise<void> {
  const stored = await trx
    .selectFrom('media_watch')
    .select(['content_id', 'parts'])
    .where('seller_id', '=', seller_id)
    .where('grant_id', '=', grant_id)
    .where('media_id', '=', media_id)
    .executeTakeFirst();
  const before = stored?.content_id === contentId ? stored.parts : noParts;
  const added = newParts(before, parts);
  if (added.length === 0) return;
  await sql`
    insert into media_watch (seller_id, grant_id, media_id, content_id, parts, first_at, updated_at)
    values (${seller_id}, ${grant_id}, ${media_id}, ${contentId}, ${withParts(before, parts)}::bit(100), ${now}, ${now})
    on conflict (seller_id, grant_id, media_id)
      do update set content_id = excluded.content_id, parts = excluded.parts, updated_at = excluded.updated_at`.execute(
    trx,
  );
  await countWatched(
    trx,
    { seller_id, product_id, media_id },
    { contentId, parts: added, before: watchedCount(before) },
  );
}

/** What holders of grants have watched, who are erased. What all buyers together watched stays counted. */
export async function deleteWatched(
  trx: Tx,
  grants: readonly { seller_id: string; id: string }[],
): Promise<void> {
  await sql`
    delete from media_watch w
    using json_to_recordset(${JSON.stringify(grants)}::text::json) as g (seller_id uuid, id text)
    where w.seller_id = g.seller_id and w.grant_id = g.id`.execute(trx);
}
