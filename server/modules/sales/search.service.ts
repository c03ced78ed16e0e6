import type { SearchResults } from '@haat/contract';
import type { Deps } from '../../platform/deps';
import type { SalesIndexes } from './sales.index.service';
import { findBuyers, findPhones, findTitled } from './search.repository';
import { findSales } from './transaction.repository';

const most = 5;
/** Out of so many sales of theirs people are told apart: a name that half of all buyers have is read no further. */
const mostSales = 200;

/** A seller's products, buyers and sales that a few words name. Bound to one seller. */
export function createSearch({ database: { db } }: Pick<Deps, 'database'>, indexes: SalesIndexes) {
  return async (sellerId: string, words: string): Promise<SearchResults> => {
    const text = words.trim();
    if (text === '') return { products: [], buyers: [], sales: [] };
    const index = await indexes.of(sellerId);
    const wordsUntil = index?.wordsUntil ?? null;
    const [products, phones, sales] = await Promise.all([
      findTitled(db, sellerId, text, most),
      findPhones(db, sellerId, text, { sales: mostSales, limit: most, wordsUntil }),
      findSales(db, sellerId, { text }, { after: null, limit: most, wordsUntil }),
    ]);
    return {
      products,
      buyers: await findBuyers(db, sellerId, phones, wordsUntil),
      sales: sales.map((row) => ({
        orderId: row.id,
        title: row.title,
        buyer: row.buyer_name || row.buyer_phone,
        amount: row.amount,
        at: row.at.toISOString(),
      })),
    };
  };
}

export type Search = ReturnType<typeof createSearch>;
