import type { SearchResults } from '@haat/contract';
import type { Deps } from '../../platform/deps';
import type { SalesIndexes } from './sales.index.service';
import { findTitled } from './search.repository';
import { findSales } from './transaction.repository';

const most = 5;

/** A seller's products and sales that a few words name. Bound to one seller. */
export function createSearch({ database: { db } }: Pick<Deps, 'database'>, indexes: SalesIndexes) {
  return async (sellerId: string, words: string): Promise<SearchResults> => {
    const text = words.trim();
    if (text === '') return { products: [], sales: [] };
    const index = await indexes.of(sellerId);
    const [products, sales] = await Promise.all([
      findTitled(db, sellerId, text, most),
      findSales(db, sellerId, { text }, { after: null, limit: most, wordsUntil: index?.wordsUntil ?? null }),
    ]);
    return {
      products,
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
