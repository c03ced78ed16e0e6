import type { DateChanges, DatesChanged, Product } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';
import { isAboutProducts, useProductRefresh } from './products.queries';

const path = '/api/products/{id}/dates';
const params = (id: string) => ({ params: { path: { id } } });
export const datesKey = (productId: string) => $api.queryOptions('get', path, params(productId)).queryKey;

/** The dates on which a live session is offered. */
export const useDates = (productId: string) => $api.useQuery('get', path, params(productId));

/** Offers it on one more date, ISO 8601; answers the draft. */
export function useAddDate(productId: string) {
  const refresh = useProductRefresh();
  return useMutation({
    mutationFn: async (startsAt: string): Promise<Product> =>
      answer(await api.POST(path, { ...params(productId), body: { startsAt } })),
    onSuccess: refresh,
  });
}

/** Makes parts of the other dates like those of this one; answers how many were changed. */
export function useChangeDates(productId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: DateChanges): Promise<DatesChanged> =>
      answer(await api.POST('/api/products/{id}/dates/changes', { ...params(productId), body })),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => isAboutProducts(queryKey[1]) }),
  });
}
