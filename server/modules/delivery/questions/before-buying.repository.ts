import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { QuestionRow } from './question.repository';

/** Where somebody is told of an answer: one of the two. */
export interface Reach {
  email: string | null;
  /** E.164. */
  phone: string | null;
}

/** Whether people may ask a creator before they buy: unless they have switched it off. */
export async function takesQuestions(db: Db, sellerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('question_setting')
    .select('is_on')
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
  return row?.is_on ?? true;
}

export async function saveQuestionSetting(db: Db, sellerId: string, isOn: boolean): Promise<void> {
  await db
    .insertInto('question_setting')
    .values({ seller_id: sellerId, is_on: isOn })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ is_on: isOn }))
    .execute();
}

/** A question before buying, whoever's it is; null for any other. */
export async function findBeforeBuying(db: Db, id: string): Promise<QuestionRow | null> {
  const row = await db
    .selectFrom('question')
    .selectAll()
    .where('id', '=', id)
    .where('lesson_id', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Answers whether it is new: the same question asked again is the same row. */
export async function insertOnce(trx: Tx, row: QuestionRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('question')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** How many were asked since a moment: by this number or address anywhere, and on this page. */
export async function countAsked(
  db: Db,
  { email, phone }: Reach,
  { sellerId, productId }: { sellerId: string; productId: string | null },
  since: Date,
): Promise<{ ofAsker: number; ofPage: number }> {
  const { rows } = await sql<{ ofAsker: number; ofPage: number }>`
    select (select count(*)::int from question where asked_at >= ${since}
        and (asker_phone = ${phone} or asker_email = ${email})) as "ofAsker",
      (select count(*)::int from question where seller_id = ${sellerId} and asked_at >= ${since}
        and lesson_id is null and product_id is not distinct from ${productId}) as "ofPage"`.execute(db);
  return rows[0] ?? { ofAsker: 0, ofPage: 0 };
}

/** Forgets who asked what was answered before one moment, and what was asked before another and never answered. */
export async function forgetAskers(
  db: Db,
  { answeredBefore, askedBefore }: { answeredBefore: Date; askedBefore: Date },
): Promise<void> {
  await sql`
    update question set asker_phone = null, asker_email = null
    where lesson_id is null and answered_at < ${answeredBefore} and (asker_phone is not null or asker_email is not null)`.execute(
    db,
  );
  await sql`
    delete from question where lesson_id is null and answered_at is null and asked_at < ${askedBefore}`.execute(
    db,
  );
}

/** Of a creator whose account is being deleted: nobody reads them any more. */
export async function eraseBeforeBuying(trx: Tx, sellerId: string): Promise<void> {
  await trx.deleteFrom('question').where('seller_id', '=', sellerId).where('lesson_id', 'is', null).execute();
  await trx.deleteFrom('question_setting').where('seller_id', '=', sellerId).execute();
}
