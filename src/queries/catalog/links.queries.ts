import type { Link, LinkChange, NewLink } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';
import { atCursor, usePages } from '../pages';

const path = '/api/links';

/** Of one product, or of all. */
export const linksKey = (productId: string | null) =>
  ['get', path, { params: { query: productId === null ? {} : { productId } } }] as const;
export const paymentRemindersKey = ['get', '/api/payment-reminders'] as const;

/** The creator's short links, newest first. */
export const useLinks = (productId: string | null) =>
  usePages(linksKey(productId), async (cursor, signal) => {
    const query = { ...(productId !== null && { productId }), ...atCursor(cursor), limit: 50 };
    return answer(await api.GET(path, { params: { query }, signal }));
  });

export function useCreateLink() {
  const refresh = useLinksRefresh();
  return useMutation({
    mutationFn: async (link: NewLink): Promise<Link> => answer(await api.POST(path, { body: link })),
    onSuccess: refresh,
  });
}

export function useChangeLink(id: string) {
  const refresh = useLinksRefresh();
  return useMutation({
    mutationFn: async (change: LinkChange): Promise<Link> =>
      answer(await api.PATCH('/api/links/{id}', { params: { path: { id } }, body: change })),
    onSuccess: refresh,
  });
}

function useLinksRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['get', path] });
}

/** The payment reminder setting and results. */
export const usePaymentReminders = () => $api.useQuery('get', '/api/payment-reminders');

export function useSetPaymentReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) => answer(await api.PUT('/api/payment-reminders', { body: { isOn } })),
    onSuccess: (state) => client.setQueryData(paymentRemindersKey, state),
  });
}
