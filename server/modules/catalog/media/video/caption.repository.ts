import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import type { MediaCaptionTable } from '../media.tables';

type Key = Pick<MediaCaptionTable, 'seller_id' | 'media_id' | 'language'>;

export async function findCaptionOf(
  db: Db,
  { seller_id, media_id, language }: Key,
): Promise<MediaCaptionTable | null> {
  const row = await db
    .selectFrom('media_caption')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('media_id', '=', media_id)
    .where('language', '=', language)
    .executeTakeFirst();
  return row ?? null;
}

/** By the id of the file alone. */
export async function findCaption(
  db: Db,
  { mediaId, language }: { mediaId: string; language: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('media_caption')
    .select('content')
    .where('media_id', '=', mediaId)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.content ?? null;
}

export type CaptionLabel = Pick<MediaCaptionTable, 'media_id' | 'language' | 'label'>;

/** The languages of files, without their texts. */
export const findCaptionLabels = (
  db: Db | Tx,
  sellerId: string,
  mediaIds: readonly string[],
): Promise<CaptionLabel[]> =>
  mediaIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('media_caption')
        .select(['media_id', 'language', 'label'])
        .where('seller_id', '=', sellerId)
        .where('media_id', 'in', [...mediaIds])
        .orderBy('language')
        .execute();

/** In how many other languages there are captions. */
export async function countCaptions(trx: Tx, { seller_id, media_id, language }: Key): Promise<number> {
  const row = await trx
    .selectFrom('media_caption')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('seller_id', '=', seller_id)
    .where('media_id', '=', media_id)
    .where('language', '<>', language)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function saveCaption(trx: Tx, row: MediaCaptionTable): Promise<void> {
  const { label, content, updated_at } = row;
  await trx
    .insertInto('media_caption')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'media_id', 'language']).doUpdateSet({ label, content, updated_at }),
    )
    .execute();
}

/** False where there are none. */
export async function deleteCaption(db: Db, { seller_id, media_id, language }: Key): Promise<boolean> {
  const row = await db
    .deleteFrom('media_caption')
    .where('seller_id', '=', seller_id)
    .where('media_id', '=', media_id)
    .where('language', '=', language)
    .returning('language')
    .executeTakeFirst();
  return row !== undefined;
}
