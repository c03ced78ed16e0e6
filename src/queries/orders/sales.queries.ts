import { ApiError } from '@haat/machines/failure';
import type { OrderStatus, ProductKind, TransactionDetail } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Proof, proofHeader } from '../accounts/step-up.queries';
import { $api } from '../client';
import { atCursor, usePages } from '../pages';
import { useRequestKey } from '../request-key';

/** What a list of sales is narrowed to. Times are ISO 8601 in UTC, `to` excluded. */
export interface SalesFilter {
  productId?: string;
  kind?: ProductKind;
  status?: OrderStatus;
  method?: string;
  /** A GST code. */
  state?: string;
  from?: string;
  to?: string;
  q?: string;
}

const path = '/api/transactions';
export const salesKey = (filter: SalesFilter) => ['get', path, { params: { query: filter } }] as const;

/** Sales and refunds that the filter finds, newest first, with the filter's totals on each page. */
export const useSales = (filter: SalesFilter) =>
  usePages(salesKey(filter), async (cursor, signal) => {
    // A search goes through many sales part by part: a part without any is no page to show.
    for (let place = cursor; ; ) {
      const page = await loadSales(filter, place, signal);
      if (page.items.length > 0 || page.next === null) return page;
      place = page.next;
    }
  });

const loadSales = async (filter: SalesFilter, cursor: string | null, signal: AbortSignal, limit = 25) =>
  answer(
    await api.GET(path, {
      params: { query: { ...filter, ...atCursor(cursor), limit } },
      signal,
    }),
  );

export const saleOptions = (id: string) =>
  $api.queryOptions('get', '/api/transactions/{id}', { params: { path: { id } } });

export const useSale = (id: string) =>
  $api.useQuery('get', '/api/transactions/{id}', { params: { path: { id } } });

/** Sends the buyer the links once more. */
export function useResend(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<TransactionDetail> =>
      answer(await api.POST('/api/transactions/{id}/resend', { params: { path: { id } } })),
    onSuccess: (detail) => client.setQueryData(saleOptions(id).queryKey, detail),
  });
}

interface RefundWish {
  /** Items that are refunded by their shares; `amount` is their sum then. */
  accessIds?: string[];
  /** Paise. */
  amount: number;
  reason: string;
}

/** Gives money back: the same wish, tried again, is the same refund. Everything that a refund moves is loaded again. */
export function useRefund(id: string) {
  const client = useQueryClient();
  const { keyOf, forget } = useRequestKey();
  return useMutation({
    mutationFn: async ({
      amount,
      accessIds,
      reason,
      stepUp,
    }: RefundWish & Proof): Promise<TransactionDetail> => {
      const key = keyOf([amount, accessIds, reason]);
      return answer(
        await api.POST('/api/transactions/{id}/refund', {
          params: {
            path: { id },
            header: { 'Idempotency-Key': key, ...proofHeader(stepUp).header },
          },
          body: { ...(accessIds ? { accessIds } : { amount }), ...(reason && { reason }) },
        }),
      );
    },
    onError: (error) => {
      // Decided: another try is another refund.
      if (error instanceof ApiError && error.status < 500) forget();
    },
    onSuccess: async (detail) => {
      forget();
      client.setQueryData(saleOptions(id).queryKey, detail);
      await client.invalidateQueries({ predicate: ({ queryKey }) => isAboutMoney(queryKey[1]) });
    },
  });
}

const isAboutMoney = (path: unknown) =>
  typeof path === 'string' && /^\/api\/(transactions|wallet|analytics|products)/.test(path);
