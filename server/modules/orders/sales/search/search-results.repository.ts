import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database';
import type { TransactionFilter } from '../sale.filter';
import { ordersWithPrefix, prefixesOf } from '../text-search';

/** As many orders as one has who needs no index: what leads to more of them is common. */
export const maxCandidates = 1_000;

/** Ids, or null for more than are worth having. */
type CandidateIds = string[] | null;

const shortest = (lists: readonly CandidateIds[]): CandidateIds =>
  lists.reduce((best, ids) => (best && (!ids || best.length <= ids.length) ? best : ids), null);

/**
 * The orders among which are all that a filter with a text finds, as far as the index of words has come (`wordsUntil`): by the rarest of its words, by the
 * number, or by a product that sold little. Counted and not guessed, and never read further than `maxCandidates`. Null when each way leads to more, or
 * there is no index.
 */
export async function findCandidates(
  db: Db,
  sellerId: string,
  { text = '', productId }: TransactionFilter,
  wordsUntil: Date | null,
): Promise<string[] | null> {
  const { terms, digits } = wordsUntil ? prefixesOf(text) : { terms: [], digits: [] };
  const sold =
    productId === undefined
      ? []
      : [
          sql`select o.id from orders o where o.seller_id = ${sellerId} and o.product_id = ${productId} order by o.status limit ${sql.lit(maxCandidates + 1)}`,
        ];
  const matches = [...terms, ...digits].map((prefix) =>
    ordersWithPrefix(sellerId, prefix, maxCandidates + 1),
  );
  const lists = await read(db, [...sold, ...matches]);
  const ofProduct = lists.slice(0, sold.length);
  const byWord = lists.slice(sold.length, sold.length + terms.length);
  const byNumber = lists.slice(sold.length + terms.length);
  return shortest([...ofProduct, wordsUntil && combine(text, shortest(byWord), terms.length, byNumber)]);
}

/** A text is an order's id, or words, or a number. */
function combine(
  text: string,
  byWord: CandidateIds,
  prefixes: number,
  byNumber: readonly CandidateIds[],
): CandidateIds {
  const lists = prefixes > 0 ? [byWord, ...byNumber] : byNumber;
  const complete = lists.filter((ids) => ids !== null);
  return complete.length < lists.length ? null : [text.trim(), ...complete.flat()];
}

/** All ways in one question, each either whole or not at all. */
async function read(db: Db, selections: readonly RawBuilder<unknown>[]): Promise<CandidateIds[]> {
  if (selections.length === 0) return [];
  const columns = selections.map(
    (selection, index) => sql`
      (select case when count(*) <= ${sql.lit(maxCandidates)} then coalesce(array_agg(id), '{}') end from (${selection}) s) as ${sql.ref(`way${index}`)}`,
  );
  const { rows } = await sql<Record<string, CandidateIds>>`select ${sql.join(columns)}`.execute(db);
  return selections.map((_, index) => rows[0]?.[`way${index}`] ?? null);
}
