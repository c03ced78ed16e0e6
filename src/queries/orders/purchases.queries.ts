import { answer, api } from '@haat/web/api/api';
import { $api } from '../client';
import { atCursor, usePages } from '../pages';

export const purchasesKey = ['get', '/api/purchases'] as const;

/** Those that words name; all of them without words. */
export const searchedPurchasesKey = (q: string) =>
  q === '' ? purchasesKey : ([...purchasesKey, { q }] as const);

/** What the signed-in person has bought with this phone, newest first; `q` is a part of a title or of a creator's name. */
export const usePurchases = (q = '') =>
  usePages(searchedPurchasesKey(q), async (cursor, signal) =>
    answer(
      await api.GET('/api/purchases', {
        params: { query: { ...atCursor(cursor), ...(q !== '' && { q }) } },
        signal,
      }),
    ),
  );

const path = '/api/purchases/{id}';
const of = (orderId: string) => ({ params: { path: { id: orderId } } });

export const purchaseKey = (orderId: string) => ['get', path, of(orderId)] as const;

/** One of them, by its order. */
export const usePurchase = (orderId: string) => $api.useQuery('get', path, of(orderId));
