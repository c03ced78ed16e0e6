import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Position } from '../../../platform/database/cursor';
import type { Db, Tx } from '../../../platform/database/database';
import type { Schema } from '../../../platform/database/schema';

export type QuestionRow = Selectable<Schema['question']>;

/** A lesson of a product, as one of its buyers sees it. */
export interface LessonOf {
  sellerId: string;
  productId: string;
  lessonId: string;
  grantId: string;
}

interface Page {
  after: Position | null;
  limit: number;
}

const after = (position: Position | null) =>
  position === null ? sql`` : sql`and (q.asked_at, q.id) < (${position.at}::timestamptz, ${position.id})`;

/** What somebody may read under a lesson: what is answered, and all of their own. Newest first. */
export async function findShown(
  db: Db,
  { sellerId, productId, lessonId, grantId }: LessonOf,
  { after: position, limit }: Page,
): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select q.* from question q
    where q.seller_id = ${sellerId} and q.product_id = ${productId} and q.lesson_id = ${lessonId}
      and (q.grant_id = ${grantId} or (q.answered_at is not null and q.hidden_at is null)) ${after(position)}
    order by q.asked_at desc, q.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many of a grant wait for an answer. */
export async function countWaiting(
  db: Db,
  { sellerId, grantId }: Pick<LessonOf, 'sellerId' | 'grantId'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from question
    where seller_id = ${sellerId} and grant_id = ${grantId} and answered_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same question of the same grant, while it waits. */
export async function findSameWaiting(
  db: Db,
  { sellerId, productId, lessonId, grantId }: LessonOf,
  text: string,
): Promise<QuestionRow | null> {
  const row = await db
    .selectFrom('question')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('grant_id', '=', grantId)
    .where('product_id', '=', productId)
    .where('lesson_id', '=', lessonId)
    .where('answered_at', 'is', null)
    .where('text', '=', text)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertQuestion(trx: Tx, row: QuestionRow): Promise<void> {
  await trx.insertInto('question').values(row).execute();
}

/** A question of a grant on a lesson, locked; null for any other. */
export async function lockAsked(
  trx: Tx,
  { sellerId, productId, lessonId, grantId }: LessonOf,
  id: string,
): Promise<QuestionRow | null> {
  const row = await trx
    .selectFrom('question')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .where('grant_id', '=', grantId)
    .where('product_id', '=', productId)
    .where('lesson_id', '=', lessonId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteQuestion(
  trx: Tx,
  { seller_id, id }: Pick<QuestionRow, 'seller_id' | 'id'>,
): Promise<void> {
  await trx.deleteFrom('question').where('seller_id', '=', seller_id).where('id', '=', id).execute();
}

/** A question with what its creator is told of it. */
export interface ReceivedRow extends QuestionRow {
  /** Null for one on the page of its creator. */
  title: string | null;
  /** Of whoever asked, as they gave it in the order or as their creator calls them. */
  asker_name: string | null;
}

/** As `status` of the contract. */
const isOf = {
  waiting: sql`and q.answered_at is null and q.hidden_at is null`,
  answered: sql`and q.answered_at is not null and q.hidden_at is null`,
  hidden: sql`and q.hidden_at is not null`,
} as const;

const received = sql`
  select q.*, p.title, case when g.holder_phone = '' then null else coalesce(nullif(o.buyer_name, ''), g.holder_name) end as asker_name
  from question q
  left join product p on p.seller_id = q.seller_id and p.id = q.product_id
  left join access_grant g on g.seller_id = q.seller_id and g.id = q.grant_id
  left join orders o on o.seller_id = g.seller_id and o.id = g.order_id`;

interface ReceivedFilter {
  sellerId: string;
  status?: keyof typeof isOf | undefined;
  productId?: string | undefined;
}

/** What a creator was asked, newest first. */
export async function findReceived(
  db: Db,
  { sellerId, status, productId }: ReceivedFilter,
  { after: position, limit }: Page,
): Promise<ReceivedRow[]> {
  const ofProduct: RawBuilder<unknown> =
    productId === undefined ? sql`` : sql`and q.product_id = ${productId}`;
  const { rows } = await sql<ReceivedRow>`
    ${received} where q.seller_id = ${sellerId} ${status ? isOf[status] : sql``} ${ofProduct} ${after(position)}
    order by q.asked_at desc, q.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A question to a creator; null for those of others. */
export async function findReceivedById(db: Db, sellerId: string, id: string): Promise<ReceivedRow | null> {
  const { rows } = await sql<ReceivedRow>`
    ${received} where q.seller_id = ${sellerId} and q.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** One of a creator, locked. */
export async function lockReceived(trx: Tx, sellerId: string, id: string): Promise<QuestionRow | null> {
  const row = await trx
    .selectFrom('question')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function saveQuestion(
  trx: Tx,
  { seller_id, id, answer, answered_at, hidden_at }: QuestionRow,
): Promise<void> {
  await trx
    .updateTable('question')
    .set({ answer, answered_at, hidden_at })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute();
}

/** Of grants whose holders are erased: what was not answered is deleted, what was answered stays without whoever asked it. */
export async function eraseAskers(
  trx: Tx,
  grants: readonly { seller_id: string; id: string }[],
): Promise<void> {
  const of = sql`json_to_recordset(${JSON.stringify(grants)}::text::json) as g (seller_id uuid, id text)`;
  await sql`
    delete from question q using ${of}
    where q.seller_id = g.seller_id and q.grant_id = g.id and (q.answered_at is null or q.hidden_at is not null)`.execute(
    trx,
  );
  await sql`
    update question q set grant_id = null from ${of}
    where q.seller_id = g.seller_id and q.grant_id = g.id`.execute(trx);
}
