import type { Discount, NewDiscount } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { atCursor, usePages } from '../pages';

const path = '/api/discounts';
const ofOne = (id: string) => ({ params: { path: { id } } });

/** Those that hold for one product, or all. */
export const discountsKey = (productId: string | null) =>
  ['get', path, { params: { query: productId === null ? {} : { productId } } }] as const;

/** The creator's discounts, newest first. */
export const useDiscounts = (productId: string | null) =>
  usePages(discountsKey(productId), async (cursor, signal) => {
    const query = { ...(productId !== null && { productId }), ...atCursor(cursor), limit: 50 };
    return answer(await api.GET(path, { params: { query }, signal }));
  });

/** Makes one, or changes the one with this id. */
export function useSaveDiscount(id: string | null) {
  const refresh = useDiscountsRefresh();
  return useMutation({
    mutationFn: async (discount: NewDiscount): Promise<Discount> =>
      answer(
        id === null
          ? await api.POST(path, { body: discount })
          : await api.PATCH('/api/discounts/{id}', { ...ofOne(id), body: discount }),
      ),
    onSuccess: refresh,
  });
}

/** Turns a discount off or on, or deletes an unused one. */
export function useMoveDiscount(id: string) {
  const refresh = useDiscountsRefresh();
  return useMutation({
    mutationFn: async (event: 'disable' | 'enable' | 'delete'): Promise<void> => {
      if (event === 'delete') answer(await api.DELETE('/api/discounts/{id}', ofOne(id)));
      else answer(await api.POST('/api/discounts/{id}/{event}', { params: { path: { id, event } } }));
    },
    onSuccess: refresh,
  });
}

function useDiscountsRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['get', path] });
}
