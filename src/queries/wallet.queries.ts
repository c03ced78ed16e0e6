import { answer, api } from '../services/api';
import { $api } from './client';
import { atCursor, usePages } from './pages';

export const walletKey = ['get', '/api/wallet'] as const;
export const walletEntriesKey = ['get', '/api/wallet/entries'] as const;

/** Where the creator's money is. */
export const useWallet = () => $api.useQuery('get', '/api/wallet');

/** The statement, newest first. */
export const useWalletEntries = () =>
  usePages(walletEntriesKey, async (cursor, signal) =>
    answer(await api.GET('/api/wallet/entries', { params: { query: atCursor(cursor) }, signal })),
  );
