import type { SearchResults } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { SalesIndexes } from './sales.index.service';
import { findBuyers, findProductsByTitle, findSalePreviews } from './search.repository';
import { findSearchResults } from './search-query.repository';
import { findCandidates } from './search-results.repository';

const most = 5;
/** Out of so many sales people are told apart: a name that half of all buyers have is read no further. */
const mostSales = 100;
/** Where nothing rare leads to them they are looked for among so many, the newest. */
const mostRead = 5_000;

/** A seller's products, buyers and sales that a few words name. Bound to one seller. */
export function createSearch({ database: { db } }: Pick<Deps, 'database'>, indexes: SalesIndexes) {
  async function newestSales(sellerId: string, text: string, wordsUntil: Date | null) {
    const filter = { text };
    const candidates = await findCandidates(db, sellerId, filter, wordsUntil);
    const query = { filter, candidates, wordsUntil };
    const { places } = await findSearchResults(db, sellerId, query, {
      after: null,
      limit: mostSales,
      most: mostRead,
    });
    return findSalePreviews(db, sellerId, places);
  }

  return async (sellerId: string, query: string): Promise<SearchResults> => {
    const text = query.trim();
    if (text === '') return { products: [], buyers: [], sales: [] };
    const index = await indexes.of(sellerId);
    const wordsUntil = index?.wordsUntil ?? null;
    const [products, sales] = await Promise.all([
      findProductsByTitle(db, sellerId, text, most),
      newestSales(sellerId, text, wordsUntil),
    ]);
    const phones = [...new Set(sales.map(({ phone }) => phone))].slice(0, most);
    return {
      products,
      buyers: await findBuyers(db, sellerId, phones, wordsUntil),
      sales: sales.slice(0, most).map(({ id, title, name, phone, amount, at }) => ({
        orderId: id,
        title,
        buyer: name || phone,
        amount,
        at: at.toISOString(),
      })),
    };
  };
}

export type Search = ReturnType<typeof createSearch>;
