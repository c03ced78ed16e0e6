import { answer, api } from '@haat/web/api/api';
import { $api } from '../client';
import { atCursor, usePages } from '../pages';

export const purchasesKey = ['get', '/api/purchases'] as const;

/** Those that words name, or only those with a live session to come; all of them without either. */
export const searchedPurchasesKey = (q: string, isComing = false) => {
  const query = { ...(q !== '' && { q }), ...(isComing && { show: 'coming' as const }) };
  return Object.keys(query).length === 0 ? purchasesKey : ([...purchasesKey, query] as const);
};

/** What the signed-in person has bought with this phone, newest first; `q` is a part of a title or of a creator's name. */
export const usePurchases = (q = '', isComing = false) =>
  usePages(searchedPurchasesKey(q, isComing), async (cursor, signal) =>
    answer(
      await api.GET('/api/purchases', {
        params: {
          query: {
            ...atCursor(cursor),
            ...(q !== '' && { q }),
            ...(isComing && { show: 'coming' as const }),
          },
        },
        signal,
      }),
    ),
  );

const path = '/api/purchases/{id}';
const of = (orderId: string) => ({ params: { path: { id: orderId } } });

export const purchaseKey = (orderId: string) => ['get', path, of(orderId)] as const;

/** One of them, by its order. */
export const usePurchase = (orderId: string) => $api.useQuery('get', path, of(orderId));
