import type { Db } from '../../../platform/database/database';
import type { TransactionFilter } from './sale.filter';
import { findSearchResults, type Place, type SearchQuery } from './search/search-query.repository';
import { findCandidates } from './search/search-results.repository';
import { findSales, findSalesAt, type SaleRow } from './transaction.repository';

/** A page that looks for a text has read enough after so many orders, some tens of milliseconds. */
const mostRead = 20_000;

export interface SalesPage {
  rows: SaleRow[];
  next: Place | null;
}

/** What a filter with a text looks through; null for one without. Asked once for a list and all its pages. */
export async function searchQueryOf(
  db: Db,
  sellerId: string,
  filter: TransactionFilter,
  wordsUntil: Date | null,
): Promise<SearchQuery | null> {
  if (!filter.text) return null;
  return { filter, wordsUntil, candidates: await findCandidates(db, sellerId, filter, wordsUntil) };
}

/** Newest first. Where a text is looked for, a page may hold fewer than `limit`, even none, and yet go on. */
export async function findSalesPage(
  db: Db,
  sellerId: string,
  { filter, query }: { filter: TransactionFilter; query: SearchQuery | null },
  { after, limit }: { after: Place | null; limit: number },
): Promise<SalesPage> {
  if (query) {
    const { places, next } = await findSearchResults(db, sellerId, query, { after, limit, most: mostRead });
    return { rows: await findSalesAt(db, sellerId, places), next };
  }
  const rows = await findSales(db, sellerId, filter, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? (shown.at(-1) ?? null) : null };
}
