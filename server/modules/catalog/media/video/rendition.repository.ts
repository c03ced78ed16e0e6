import type { Thumbnails } from '@haat/openapi';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database';
import { json, type Schema } from '../../../../platform/database/schema';
import type { StreamRendition } from '../media.tables';
import { playedBytes, type RenditionFile } from './rendition.rules';

export type StreamRow = Selectable<Schema['media_stream']>;
/** Renditions of a content of a seller. */
export interface ContentKey {
  seller_id: string;
  content_id: string;
}

const ofContent = (db: Db | Tx, { seller_id, content_id }: ContentKey) =>
  db
    .selectFrom('media_stream')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('content_id', '=', content_id);

/** Those of a content that are being prepared, or served. */
export async function findStream(
  db: Db | Tx,
  key: ContentKey,
  status: 'preparing' | 'remuxing' | 'ready',
): Promise<StreamRow | null> {
  return (await ofContent(db, key).where('status', '=', status).executeTakeFirst()) ?? null;
}

/** Locked until the transaction ends. */
export async function lockStream(trx: Tx, key: ContentKey): Promise<StreamRow | null> {
  const row = await ofContent(trx, key).where('status', '=', 'preparing').forUpdate().executeTakeFirst();
  return row ?? null;
}

/** Those of several contents that are being prepared or served. */
export const findStreams = (
  db: Db | Tx,
  sellerId: string,
  contentIds: readonly string[],
): Promise<StreamRow[]> =>
  contentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('media_stream')
        .selectAll()
        .where('seller_id', '=', sellerId)
        .where('content_id', 'in', [...contentIds])
        .where('status', '<>', 'dropped')
        .execute();

export async function insertStream(trx: Tx, row: StreamRow): Promise<void> {
  await trx
    .insertInto('media_stream')
    .values({
      ...row,
      names: json(row.names),
      renditions: json(row.renditions),
      thumbnails: row.thumbnails && json(row.thumbnails),
    })
    .execute();
}

/** Adds a file that is stored: `known` where one of its name was there before, `gone` where nothing is being prepared any more. */
export async function addStreamFile(
  trx: Tx,
  { seller_id, id }: Pick<StreamRow, 'seller_id' | 'id'>,
  { rendition, number, size, duration }: StreamFile,
  expiresAt: Date,
): Promise<'added' | 'known' | 'gone'> {
  const stream = trx
    .updateTable('media_stream')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('status', '=', 'preparing');
  const open = await stream.set({ expires_at: expiresAt }).returning('id').executeTakeFirst();
  if (!open) return 'gone';
  const added = await trx
    .insertInto('media_stream_file')
    .values({ seller_id, stream_id: id, rendition, number, size, duration })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!added) return 'known';
  await stream.set({ size: sql<number>`size + ${size}::bigint` }).execute();
  return 'added';
}

export interface StreamFile extends RenditionFile {
  size: number;
  /** ms. */
  duration: number;
}

const files = (db: Db | Tx, { seller_id, id }: Pick<StreamRow, 'seller_id' | 'id'>) =>
  db.selectFrom('media_stream_file').where('seller_id', '=', seller_id).where('stream_id', '=', id);

/** In the order of their numbers. */
export const findStreamFiles = (
  db: Db | Tx,
  stream: Pick<StreamRow, 'seller_id' | 'id'>,
): Promise<StreamFile[]> =>
  files(db, stream)
    .select(['rendition', 'number', 'size', 'duration'])
    .orderBy('rendition')
    .orderBy('number')
    .execute();

export async function hasStreamFile(
  db: Db,
  stream: Pick<StreamRow, 'seller_id' | 'id'>,
  { rendition, number }: RenditionFile,
): Promise<boolean> {
  const row = await files(db, stream)
    .select('number')
    .where('rendition', '=', rendition)
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}

/** Serves renditions instead of those that were served before, which are removed at `dueAt`. */
export async function publishStream(
  trx: Tx,
  { seller_id, id, content_id }: StreamRow,
  {
    renditions,
    poster,
    thumbnails,
  }: {
    renditions: readonly StreamRendition[];
    poster: boolean;
    thumbnails: Thumbnails | null;
  },
  dueAt: Date,
): Promise<void> {
  await trx
    .updateTable('media_stream')
    .set({ status: 'dropped', expires_at: dueAt })
    .where('seller_id', '=', seller_id)
    .where('content_id', '=', content_id)
    .where('status', '=', 'ready')
    .execute();
  await trx
    .updateTable('media_stream')
    .set({
      status: 'ready',
      renditions: json(renditions),
      played_bytes: playedBytes(renditions),
      poster,
      thumbnails: thumbnails && json(thumbnails),
      expires_at: null,
    })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute();
  await deleteStreamFiles(trx, { seller_id, id });
}

/** Renditions that are being prepared, or with `all` those that are served too, are removed at `dueAt`. */
export async function dropStreams(
  trx: Tx,
  { seller_id, content_id }: ContentKey,
  { dueAt, all }: { dueAt: Date; all: boolean },
): Promise<boolean> {
  const dropped = await trx
    .updateTable('media_stream')
    .set({ status: 'dropped', expires_at: dueAt })
    .where('seller_id', '=', seller_id)
    .where('content_id', '=', content_id)
    .where('status', 'in', all ? ['preparing', 'remuxing', 'ready'] : ['preparing'])
    .returning('id')
    .execute();
  return dropped.length > 0;
}

/** Takes one out of use; it is removed at `dueAt`. */
export async function dropStream(
  trx: Tx,
  { seller_id, id }: Pick<StreamRow, 'seller_id' | 'id'>,
  dueAt: Date,
): Promise<void> {
  await trx
    .updateTable('media_stream')
    .set({ status: 'dropped', expires_at: dueAt })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('status', '<>', 'dropped')
    .execute();
}

const rowsAtOnce = 1_000;

/** Adds all files that the server has made of one; false where it is not wanted any more. */
export async function addRemuxedFiles(
  trx: Tx,
  { seller_id, id }: Pick<StreamRow, 'seller_id' | 'id'>,
  all: readonly StreamFile[],
): Promise<boolean> {
  const open = await trx
    .updateTable('media_stream')
    .set({ size: all.reduce((sum, { size }) => sum + size, 0) })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('status', '=', 'remuxing')
    .returning('id')
    .executeTakeFirst();
  if (!open) return false;
  for (let at = 0; at < all.length; at += rowsAtOnce)
    await trx
      .insertInto('media_stream_file')
      .values(
        all.slice(at, at + rowsAtOnce).map(({ rendition, number, size, duration }) => ({
          seller_id,
          stream_id: id,
          rendition,
          number,
          size,
          duration,
        })),
      )
      .execute();
  return true;
}

async function deleteStreamFiles(
  trx: Tx,
  { seller_id, id }: Pick<StreamRow, 'seller_id' | 'id'>,
): Promise<void> {
  await trx
    .deleteFrom('media_stream_file')
    .where('seller_id', '=', seller_id)
    .where('stream_id', '=', id)
    .execute();
}

/** Abandoned and dropped renditions whose time has come. */
export const findExpiredStreams = (db: Db, now: Date, atMost: number): Promise<StreamRow[]> =>
  db
    .selectFrom('media_stream')
    .selectAll()
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(atMost)
    .execute();

/** Takes an abandoned one out of use, unless a file has come meanwhile. */
export async function dropExpired(trx: Tx, { seller_id, id }: StreamRow, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('media_stream')
    .set({ status: 'dropped' })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteStream(trx: Tx, stream: Pick<StreamRow, 'seller_id' | 'id'>): Promise<void> {
  await deleteStreamFiles(trx, stream);
  await trx
    .deleteFrom('media_stream')
    .where('seller_id', '=', stream.seller_id)
    .where('id', '=', stream.id)
    .execute();
}

/** How many contents of an account have renditions on their way. */
export async function countPreparing(trx: Tx, sellerId: string): Promise<number> {
  const row = await trx
    .selectFrom('media_stream')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'preparing')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** For what a content is, or will be once its upload is whole; null for what is not theirs. */
export async function findContentPurpose(
  db: Db | Tx,
  { seller_id, content_id }: ContentKey,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ purpose: string }>`
    select purpose from media_file where seller_id = ${seller_id} and content_id = ${content_id} and status <> 'refused'
    union all
    select purpose from upload where seller_id = ${seller_id} and id = ${content_id} and media_id is null and expires_at > ${now}
    limit 1`.execute(db);
  return rows[0]?.purpose ?? null;
}
