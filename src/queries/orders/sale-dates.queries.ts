import { ApiError } from '@haat/machines/failure';
import type { SaleDates } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';
import { useRequestKey } from '../request-key';

const path = '/api/transactions/{id}/dates';
const params = (id: string) => ({ params: { path: { id } } });
export const saleDatesKey = (id: string) => $api.queryOptions('get', path, params(id)).queryKey;

/** The other dates to which the buyer of a sale can be moved; a 404 where what was sold has none. */
export const useSaleDates = (id: string, isAsked: boolean) =>
  $api.useQuery('get', path, params(id), { enabled: isAsked });

/** Moves the buyer: the same wish, tried again, is the same change. All that shows sales and seats is loaded again. */
export function useChangeSaleDate(id: string) {
  const client = useQueryClient();
  const { keyOf, forget } = useRequestKey();
  return useMutation({
    mutationFn: async (change: { from: string; to: string }): Promise<SaleDates> => {
      const header = { 'Idempotency-Key': keyOf(change) };
      return answer(await api.POST(path, { params: { path: { id }, header }, body: change }));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) forget();
    },
    onSuccess: async (dates) => {
      forget();
      client.setQueryData(saleDatesKey(id), dates);
      await client.invalidateQueries({ predicate: ({ queryKey }) => isAboutSeats(queryKey[1]) });
    },
  });
}

const isAboutSeats = (name: unknown) =>
  typeof name === 'string' && /^\/api\/(transactions|analytics|products)/.test(name);
