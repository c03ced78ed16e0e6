import { answer, api } from '@haat/web/api/api';
import { $api } from '../client';
import { atCursor, usePages } from '../pages';

/** What a statement is narrowed to. Times are ISO 8601 in UTC, `to` excluded. */
export interface EntriesFilter {
  kind?: 'sale' | 'refund' | 'payout' | 'referral' | 'adjustment';
  from?: string;
  to?: string;
}

const path = '/api/wallet/entries';
export const walletKey = ['get', '/api/wallet'] as const;
export const walletEntriesKey = (filter: EntriesFilter) =>
  ['get', path, { params: { query: filter } }] as const;

/** Where the creator's money is. */
export const useWallet = () => $api.useQuery('get', '/api/wallet');

/** The statement, newest first. */
export const useWalletEntries = (filter: EntriesFilter) =>
  usePages(walletEntriesKey(filter), (cursor, signal) => loadEntries(filter, cursor, signal));

const loadEntries = async (filter: EntriesFilter, cursor: string | null, signal: AbortSignal, limit = 50) =>
  answer(
    await api.GET(path, {
      params: { query: { ...filter, ...atCursor(cursor), limit } },
      signal,
    }),
  );
