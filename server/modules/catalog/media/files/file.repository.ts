import type { Chapter, MaxRendition, MediaFile, MediaUse, PreparationFailure } from '@haat/openapi';
import { type Selectable, sql } from 'kysely';
import type { Position } from '../../../../platform/database/cursor';
import type { Db, Tx } from '../../../../platform/database/database';
import { json, type Schema } from '../../../../platform/database/schema';
import type { FilePart, MediaFacts } from '../media.tables';

export type FileRow = Selectable<Schema['media_file']>;
export type FileKey = Pick<FileRow, 'seller_id' | 'id'>;
/** Without its pieces, which may be thousands. */
export type FileFacts = Omit<FileRow, 'parts'>;

const facts = [
  'seller_id',
  'id',
  'purpose',
  'name',
  'type',
  'size',
  'status',
  'reason',
  'stamping',
  'content_id',
  'created_at',
  'free_since',
  'facts',
  'chapters',
  'max_rendition',
  'preparation_failure',
  'remux_at',
] as const;

export async function findFile(db: Db | Tx, { seller_id, id }: FileKey): Promise<FileFacts | null> {
  const row = await db
    .selectFrom('media_file')
    .select(facts)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockFile(trx: Tx, { seller_id, id }: FileKey): Promise<FileFacts | null> {
  const row = await trx
    .selectFrom('media_file')
    .select(facts)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The file that has this content and is ready. */
export async function findFileByContent(
  db: Db | Tx,
  { seller_id, content_id }: { seller_id: string; content_id: string },
): Promise<FileFacts | null> {
  const row = await db
    .selectFrom('media_file')
    .select(facts)
    .where('seller_id', '=', seller_id)
    .where('content_id', '=', content_id)
    .where('status', '=', 'ready')
    .executeTakeFirst();
  return row ?? null;
}

/** A file by its id alone, with its pieces. */
export async function findContent(db: Db, id: string): Promise<FileRow | null> {
  const row = await db.selectFrom('media_file').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Those of a seller among these ids. */
export const findFiles = (db: Db | Tx, sellerId: string, ids: readonly string[]): Promise<FileFacts[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('media_file')
        .select(facts)
        .where('seller_id', '=', sellerId)
        .where('id', 'in', [...ids])
        .execute();

export interface FileFilter {
  purpose?: MediaFile['purpose'] | undefined;
  /** Part of a name. */
  q?: string | undefined;
}

/** The newest first. */
export function listFiles(
  db: Db,
  sellerId: string,
  { purpose, q }: FileFilter,
  { after, limit }: { after: Position | null; limit: number },
): Promise<FileFacts[]> {
  let query = db.selectFrom('media_file').select(facts).where('seller_id', '=', sellerId);
  if (purpose) query = query.where('purpose', '=', purpose);
  if (q) query = query.where(sql<boolean>`position(lower(${q}) in lower(name)) > 0`);
  if (after)
    query = query.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::text)`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** How many files an account has, and their bytes with those of their renditions. */
export async function sumFiles(db: Db | Tx, sellerId: string): Promise<{ count: number; bytes: number }> {
  const row = await db
    .selectFrom('media_file')
    .select([
      sql<number>`coalesce(sum(size) filter (where status <> 'refused'), 0)::bigint
        + (select coalesce(sum(s.size), 0) from media_stream s where s.seller_id = ${sellerId} and s.status <> 'dropped')`.as(
        'bytes',
      ),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return { count: row.count, bytes: Number(row.bytes) };
}

export async function findPlan(db: Db | Tx, accountId: string): Promise<'FREE' | 'PREMIUM' | 'VVIP'> {
  const row = await db
    .selectFrom('account')
    .select('plan')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.plan as 'FREE' | 'PREMIUM' | 'VVIP';
}

/** What is known of a file later, or chosen. */
type LaterFields = 'parts' | 'facts' | 'chapters' | 'max_rendition' | 'preparation_failure' | 'remux_at';

export async function insertFile(trx: Tx, row: Omit<FileRow, LaterFields>): Promise<void> {
  await trx
    .insertInto('media_file')
    .values({
      ...row,
      parts: json([]),
      facts: null,
      chapters: json([]),
      max_rendition: '720',
      preparation_failure: null,
      remux_at: null,
    })
    .execute();
}

export type FileChange = Partial<
  Pick<FileRow, 'name' | 'type' | 'size' | 'status' | 'reason' | 'stamping' | 'content_id'> & {
    parts: readonly FilePart[];
    facts: MediaFacts | null;
    chapters: readonly Chapter[];
    max_rendition: MaxRendition;
    preparation_failure: PreparationFailure | null;
    remux_at: Date | null;
  }
>;

export async function updateFile(
  db: Db | Tx,
  { seller_id, id }: FileKey,
  { parts, facts, chapters, ...rest }: FileChange,
): Promise<void> {
  await db
    .updateTable('media_file')
    .set({
      ...rest,
      ...(parts && { parts: json(parts) }),
      ...(facts !== undefined && { facts: facts && json(facts) }),
      ...(chapters && { chapters: json(chapters) }),
    })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute();
}

/** Contents whose time has come that the server makes renditions of them, unless a browser is at it. */
export async function findRemuxable(
  db: Db | Tx,
  now: Date,
  atMost: number,
): Promise<{ seller_id: string; content_id: string }[]> {
  return db
    .selectFrom('media_file as f')
    .select(['f.seller_id', 'f.content_id'])
    .where('f.remux_at', '<=', now)
    .where('f.status', '=', 'ready')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('media_stream as s')
            .select('s.id')
            .whereRef('s.seller_id', '=', 'f.seller_id')
            .whereRef('s.content_id', '=', 'f.content_id')
            .where('s.status', '=', 'preparing'),
        ),
      ),
    )
    .orderBy('f.remux_at')
    .limit(atMost)
    .execute();
}

/** Another attempt to prepare a content has begun. */
export async function forgetFailure(
  trx: Tx,
  { seller_id, content_id }: { seller_id: string; content_id: string },
): Promise<void> {
  await trx
    .updateTable('media_file')
    .set({ preparation_failure: null })
    .where('seller_id', '=', seller_id)
    .where('content_id', '=', content_id)
    .execute();
}

export async function deleteFile(trx: Tx, { seller_id, id }: FileKey): Promise<void> {
  await trx
    .deleteFrom('media_caption')
    .where('seller_id', '=', seller_id)
    .where('media_id', '=', id)
    .execute();
  await trx.deleteFrom('media_file').where('seller_id', '=', seller_id).where('id', '=', id).execute();
}

/** Writes down that a content is to be removed from the storage. */
export async function insertRemoval(
  trx: Tx,
  row: { seller_id: string; content_id: string; due_at: Date },
): Promise<void> {
  await trx
    .insertInto('media_removal')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findRemovals = (
  db: Db,
  now: Date,
  atMost: number,
): Promise<{ seller_id: string; content_id: string }[]> =>
  db
    .selectFrom('media_removal')
    .select(['seller_id', 'content_id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(atMost)
    .execute();

export async function deleteRemoval(
  db: Db,
  { seller_id, content_id }: { seller_id: string; content_id: string },
): Promise<void> {
  await db
    .deleteFrom('media_removal')
    .where('seller_id', '=', seller_id)
    .where('content_id', '=', content_id)
    .execute();
}

/** How content names a file: `"mediaId": "…"`, as jsonb is written. */
const naming = '"mediaId": "([1-9A-HJ-NP-Za-km-z]{12,32})"';

/** The products of a seller that name these files, on sale or in unpublished changes; the oldest first. */
export async function findUses(
  db: Db | Tx,
  sellerId: string,
  ids: readonly string[],
): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>();
  if (ids.length === 0) return uses;
  const { rows } = await sql<{ media_id: string; product_id: string; title: string }>`
    select distinct found.id as media_id, p.id as product_id, p.title, p.created_at
    from product p
    left join unpublished_change u on u.seller_id = p.seller_id and u.product_id = p.id,
    lateral (
      select m[1] as id from regexp_matches(p.content::text || p.thank_you::text || coalesce(p.trailer::text, '') || coalesce(u.fields::text, ''), ${naming}, 'g') m
    ) found
    where p.seller_id = ${sellerId} and found.id = any(${[...ids]}::text[])
    order by p.created_at, p.id`.execute(db);
  for (const { media_id, product_id, title } of rows)
    uses.set(media_id, [...(uses.get(media_id) ?? []), { productId: product_id, title }]);
  return uses;
}

/** Whether a product puts the names of buyers on its pages, on sale or in unpublished changes. */
export async function isStampedAnywhere(trx: Tx, { seller_id, id }: FileKey): Promise<boolean> {
  const named = sql`'$.** ? (@.mediaId == $id && exists(@.stamp))', jsonb_build_object('id', ${id}::text)`;
  const { rows } = await sql`
    select from product where seller_id = ${seller_id}
      and (jsonb_path_exists(content, ${named}) or jsonb_path_exists(thank_you, ${named}))
    union all
    select from unpublished_change where seller_id = ${seller_id} and jsonb_path_exists(fields, ${named})
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Writes down of each file whether something names it, and of those that nothing names any more, since when. */
export async function markFree(db: Db, now: Date): Promise<void> {
  await sql`
    with named as (
      select seller_id, m[1] as id from product, regexp_matches(content::text || thank_you::text || coalesce(trailer::text, ''), ${naming}, 'g') m
      union select seller_id, m[1] from unpublished_change, regexp_matches(fields::text, ${naming}, 'g') m
      union select seller_id, m[1] from product_version, regexp_matches(fields::text, ${naming}, 'g') m
    )
    update media_file f set free_since = case when f.free_since is null then ${now}::timestamptz end
    where (f.free_since is null) <> exists (
      select from named where named.seller_id = f.seller_id and named.id = f.id)`.execute(db);
}

export const findFree = (db: Db, until: Date, atMost: number): Promise<FileKey[]> =>
  db
    .selectFrom('media_file')
    .select(['seller_id', 'id'])
    .where('free_since', '<=', until)
    .orderBy('free_since')
    .limit(atMost)
    .execute();
