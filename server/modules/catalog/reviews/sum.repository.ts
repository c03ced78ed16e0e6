import { visible } from '@haat/machines/lifecycles/review';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database';
import type { ReviewRow } from './review.repository';

const columns = ['ones', 'twos', 'threes', 'fours', 'fives'] as const;
type Of = Pick<ReviewRow, 'seller_id' | 'product_id'>;

/** Holds the sums of a product until the transaction ends: those who write about it come one after the other. */
export async function lockSum(trx: Tx, { seller_id, product_id }: Of): Promise<void> {
  await sql`
    insert into review_sum (seller_id, product_id, ones, twos, threes, fours, fives)
    values (${seller_id}, ${product_id}, 0, 0, 0, 0, 0)
    on conflict (seller_id, product_id) do update set ones = review_sum.ones`.execute(trx);
}

/** Takes a change of a review into the sums, which the transaction holds. */
export async function moveSum(trx: Tx, before: ReviewRow | null, after: ReviewRow): Promise<void> {
  const weights = columns.map((_, place) => weightOf(after, place + 1) - weightOf(before, place + 1));
  if (weights.every((weight) => weight === 0)) return;
  const [one, two, three, four, five] = weights;
  await sql`
    update review_sum set ones = ones + ${one}::int, twos = twos + ${two}::int, threes = threes + ${three}::int,
      fours = fours + ${four}::int, fives = fives + ${five}::int
    where seller_id = ${after.seller_id} and product_id = ${after.product_id}`.execute(trx);
}

const weightOf = (review: ReviewRow | null, stars: number): number =>
  review?.stars === stars && visible.has(review.status) ? 1 : 0;

/** How many stand with one star, two, … five. */
export async function findSpread(db: Db, { seller_id, product_id }: Of): Promise<number[]> {
  const row = await db
    .selectFrom('review_sum')
    .select(columns)
    .where('seller_id', '=', seller_id)
    .where('product_id', '=', product_id)
    .executeTakeFirst();
  return columns.map((column) => row?.[column] ?? 0);
}
