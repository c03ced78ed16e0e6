import { answer, api } from '../services/api';
import { atCursor, usePages } from './pages';

export const purchasesKey = ['get', '/api/purchases'] as const;

/** What the signed-in person has bought with this phone, newest first. */
export const usePurchases = () =>
  usePages(purchasesKey, async (cursor, signal) =>
    answer(await api.GET('/api/purchases', { params: { query: atCursor(cursor) }, signal })),
  );
