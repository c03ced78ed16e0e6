import type { Subscription } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { $api } from '../client';

const path = '/api/subscriptions/{id}';
const of = (id: string) => ({ params: { path: { id } } });

export const subscriptionKey = (id: string) => ['get', path, of(id)] as const;

/** Ms between two looks while a bank has not agreed yet. */
const askAgainMs = 5_000;

export const useSubscription = (id: string) =>
  $api.useQuery('get', path, of(id), {
    refetchInterval: ({ state }) => (state.data?.autopay?.status === 'proposed' ? askAgainMs : false),
  });

export type SubscriptionEvent = 'cancel' | 'stay' | 'pause' | 'resume';

/** What it opens and how it stands in the library changes with it. */
async function keep(client: QueryClient, subscription: Subscription): Promise<void> {
  client.setQueryData(subscriptionKey(subscription.id), subscription);
  await client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/api/purchases'),
  });
}

export function useMoveSubscription(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (event: SubscriptionEvent): Promise<Subscription> =>
      answer(await api.POST('/api/subscriptions/{id}/{event}', { params: { path: { id, event } } })),
    onSuccess: (subscription) => keep(client, subscription),
  });
}

/** Leads to the payment of another period. */
export const useRenewSubscription = (id: string) =>
  useMutation({
    mutationFn: async () => answer(await api.POST('/api/subscriptions/{id}/renewals', of(id))),
    onSuccess: ({ url }) => leaveFor(url),
  });

/** Agrees to another price for the sum that was stated, and leads to its payment where there is one. */
export function useChangeSubscription(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { priceId: string; due: number }) =>
      answer(await api.POST('/api/subscriptions/{id}/change', { ...of(id), body })),
    onSuccess: async ({ subscription, payment }) => {
      await keep(client, subscription);
      if (payment) leaveFor(payment.url);
    },
    // What was stated may not hold any more.
    onError: () => client.invalidateQueries({ queryKey: subscriptionKey(id) }),
  });
}

/** Opens the authorisation at the bank or UPI app. */
export function useStartAutopay(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => answer(await api.POST('/api/subscriptions/{id}/autopay', of(id))),
    onSuccess: ({ url }) => leaveFor(url),
    // Auto-renew may be on already, or the product no longer offered.
    onError: () => client.invalidateQueries({ queryKey: subscriptionKey(id) }),
  });
}

export function useEndAutopay(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Subscription> =>
      answer(await api.DELETE('/api/subscriptions/{id}/autopay', of(id))),
    onSuccess: (subscription) => keep(client, subscription),
  });
}

/** Goes on to a page of the server's own, as a payment is. */
const leaveFor = (path: string): void => window.location.assign(path);
