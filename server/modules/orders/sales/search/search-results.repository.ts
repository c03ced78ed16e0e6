import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import type { TransactionFilter } from '../sale.filter';
import { beginningsOf, ordersWithPrefix } from '../sale.words';

/** As many orders as one has who needs no index: what leads to more of them is common. */
export const mostCandidates = 1_000;

/** Ids, or null for more than are worth having. */
type Way = string[] | null;

const shortest = (ways: readonly Way[]): Way =>
  ways.reduce((best, way) => (best && (!way || best.length <= way.length) ? best : way), null);

/**
 * The orders among which are all that a filter with a text finds, as far as the index of words has come (`wordsUntil`): by the rarest of its words, by the
 * number, or by a product that sold little. Counted and not guessed, and never read further than `mostCandidates`. Null when each way leads to more, or
 * there is no index.
 */
export async function findCandidates(
  db: Db,
  sellerId: string,
  { text = '', productId }: TransactionFilter,
  wordsUntil: Date | null,
): Promise<string[] | null> {
  const { words, digits } = wordsUntil ? beginningsOf(text) : { words: [], digits: [] };
  const sold =
    productId === undefined
      ? []
      : [
          sql`select o.id from orders o where o.seller_id = ${sellerId} and o.product_id = ${productId} order by o.status limit ${sql.lit(mostCandidates + 1)}`,
        ];
  const matches = [...words, ...digits].map((word) => ordersWithPrefix(sellerId, word, mostCandidates + 1));
  const ways = await read(db, [...sold, ...matches]);
  const ofProduct = ways.slice(0, sold.length);
  const byWord = ways.slice(sold.length, sold.length + words.length);
  const byNumber = ways.slice(sold.length + words.length);
  return shortest([...ofProduct, wordsUntil && together(text, shortest(byWord), words.length, byNumber)]);
}

/** A text is an order's id, or words, or a number. */
function together(text: string, byWord: Way, words: number, byNumber: readonly Way[]): Way {
  const ways = words > 0 ? [byWord, ...byNumber] : byNumber;
  const known = ways.filter((way) => way !== null);
  return known.length < ways.length ? null : [text.trim(), ...known.flat()];
}

/** All ways in one question, each either whole or not at all. */
async function read(db: Db, selections: readonly RawBuilder<unknown>[]): Promise<Way[]> {
  if (selections.length === 0) return [];
  const columns = selections.map(
    (selection, index) => sql`
      (select case when count(*) <= ${sql.lit(mostCandidates)} then coalesce(array_agg(id), '{}') end from (${selection}) s) as ${sql.ref(`way${index}`)}`,
  );
  const { rows } = await sql<Record<string, Way>>`select ${sql.join(columns)}`.execute(db);
  return selections.map((_, index) => rows[0]?.[`way${index}`] ?? null);
}
