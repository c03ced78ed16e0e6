import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';

/** Somebody has uploaded it. What something names stays named. */
export async function notePicture(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    insert into picture (id, free_since) values (${id}, ${now})
    on conflict (id) do update set free_since = ${now} where picture.free_since is not null`.execute(db);
}

/** Remembers who has uploaded a picture. */
export async function noteUploader(db: Db, pictureId: string, accountId: string): Promise<void> {
  await db
    .insertInto('picture_uploader')
    .values({ picture_id: pictureId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isUploader(db: Db, pictureId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('picture_uploader')
    .select('picture_id')
    .where('picture_id', '=', pictureId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetUploader(trx: Tx, accountId: string): Promise<void> {
  await trx.deleteFrom('picture_uploader').where('account_id', '=', accountId).execute();
}

/** Somebody is about to name it. */
export async function holdPicture(db: Db, id: string, now: Date): Promise<void> {
  await sql`update picture set free_since = ${now} where id = ${id} and free_since is not null`.execute(db);
}

/** Begins the rows of pictures that were kept before there were any: free from now on, until something is found to name them. */
export async function adoptPictures(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into picture (id, free_since) select id, ${now}::timestamptz from unnest(${[...ids]}::text[]) id
    order by id on conflict (id) do nothing`.execute(db);
}

/** Where a text names a picture. */
const address = '/media/([1-9A-HJ-NP-Za-km-z]{12,32})/';
const written = sql`description || ' ' || thank_you::text || ' ' || content::text`;

/**
 * All that is named: shown by a product, sold, archived, begun or changed and not published, or by a version that can be gone back to;
 * linked in what a creator wrote, or their photo or cover. `of`: by this account alone.
 */
function named(of?: string): RawBuilder<unknown> {
  const theirs = of === undefined ? sql`true` : sql`seller_id = ${of}`;
  const them = of === undefined ? sql`true` : sql`account.id = ${of}`;
  return sql`
    select cover->>'id' as id from product where cover is not null and ${theirs}
    union select seo->'image'->>'id' from product where seo->'image' is not null and ${theirs}
    union select each->>'id' from product, jsonb_array_elements(gallery) each where gallery is not null and ${theirs}
    union select found[1] from product, regexp_matches(${written}, ${address}, 'g') found
      where ${written} like '%/media/%' and ${theirs}
    ${referencedIn('unpublished_change', theirs)}
    ${referencedIn('product_version', theirs)}
    union select picture->>'id' from broadcast where picture is not null and ${theirs}
    union select picture_id from profile_picture where ${theirs}
    union select found[1] from account, regexp_matches(bio, ${address}, 'g') found
      where bio like '%/media/%' and ${them}`;
}

/** What fields name that are kept as JSON: each its changed ones, or all. */
const referencedIn = (table: string, theirs: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    union select fields->'cover'->>'id' from ${sql.table(table)} where fields->'cover'->>'id' is not null and ${theirs}
    union select fields->'seo'->'image'->>'id' from ${sql.table(table)} where fields->'seo'->'image'->>'id' is not null and ${theirs}
    union select each->>'id' from ${sql.table(table)}, 
      jsonb_array_elements(case when jsonb_typeof(fields->'gallery') = 'array' then fields->'gallery' end) each
      where ${theirs}
    union select found[1] from ${sql.table(table)}, regexp_matches(fields::text, ${address}, 'g') found
      where fields::text like '%/media/%' and ${theirs}`;

/** The ids of all pictures that somebody's products and words name, each once. */
export async function findNamedBy(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from (${named(accountId)}) named order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Writes down of each picture whether something names it, and of those that nothing names any more, since when. */
export async function markFree(db: Db, now: Date): Promise<void> {
  await sql`
    with named as (${named()})
    update picture set free_since = case when free_since is null then ${now}::timestamptz end
    where (free_since is null) <> exists (select from named where named.id = picture.id)`.execute(db);
}

/** Some that nothing has named since a moment. */
export async function findFree(db: Db, until: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('id')
    .where('free_since', '<=', until)
    .orderBy('free_since')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether that still holds; locked until the transaction ends. */
export async function lockFree(trx: Tx, id: string, until: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('picture')
    .select('id')
    .where('id', '=', id)
    .where('free_since', '<=', until)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a picture that nothing names, until the transaction ends; false for any other. */
export async function lockUnnamed(trx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select id from picture where id = ${id} for update`.execute(trx);
  if (rows.length === 0) return false;
  const found = await sql`select 1 from (${named()}) named where id = ${id} limit 1`.execute(trx);
  return found.rows.length === 0;
}

export async function deletePicture(trx: Tx, id: string): Promise<void> {
  await trx.deleteFrom('picture_uploader').where('picture_id', '=', id).execute();
  await trx.deleteFrom('picture').where('id', '=', id).execute();
}
