import type { ProductKind } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { $api } from '../client';
import { atCursor, usePages } from '../pages';

export const purchasesKey = ['get', '/api/purchases'] as const;

/** Which purchases; all of them without any. */
export interface PurchasesWanted {
  /** A part of a title or of a creator's name. */
  q?: string;
  /** Only those with a live session to come, the soonest first. */
  isComing?: boolean;
  kind?: ProductKind | null;
}

const queryOf = ({ q = '', isComing = false, kind = null }: PurchasesWanted) => ({
  ...(q !== '' && { q }),
  ...(isComing && { show: 'coming' as const }),
  ...(kind !== null && { kind }),
});

export function searchedPurchasesKey(wanted: PurchasesWanted) {
  const query = queryOf(wanted);
  return Object.keys(query).length === 0 ? purchasesKey : ([...purchasesKey, query] as const);
}

/** What the signed-in person has bought with this phone, newest first. */
export const usePurchases = (wanted: PurchasesWanted = {}) =>
  usePages(searchedPurchasesKey(wanted), async (cursor, signal) =>
    answer(
      await api.GET('/api/purchases', {
        params: { query: { ...atCursor(cursor), ...queryOf(wanted) } },
        signal,
      }),
    ),
  );

const path = '/api/purchases/{id}';
const of = (orderId: string) => ({ params: { path: { id: orderId } } });

export const purchaseKey = (orderId: string) => ['get', path, of(orderId)] as const;

/** One of them, by its order. */
export const usePurchase = (orderId: string) => $api.useQuery('get', path, of(orderId));
