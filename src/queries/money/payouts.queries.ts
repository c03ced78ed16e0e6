import { ApiError } from '@haat/machines/failure';
import type { Payout, PayoutSettings } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { $api } from '../client';
import { useRequestKey } from '../request-key';

const latest = { params: { query: { limit: 5 } } } as const;

export const latestPayoutsKey = ['get', '/api/payouts', latest] as const;
export const payoutSettingsKey = ['get', '/api/payout-settings'] as const;
export const payoutKey = (id: string) => ['get', '/api/payouts/{id}', { params: { path: { id } } }] as const;

/** Still with us or with the bank. */
const isOnItsWay = ({ status }: Payout) => status === 'requested' || status === 'sent';

const askAgainMs = 10_000;

/** The newest withdrawals; while one is on its way they are asked for again, and what it moves follows. */
export function useLatestPayouts() {
  const client = useQueryClient();
  const payouts = $api.useQuery('get', '/api/payouts', latest, {
    refetchInterval: ({ state }) => (state.data?.items.some(isOnItsWay) ? askAgainMs : false),
  });
  const statuses = payouts.data?.items.map(({ id, status }) => `${id} ${status}`).join();
  const before = useRef(statuses);
  useEffect(() => {
    if (statuses === before.current) return;
    const isFirst = before.current === undefined;
    before.current = statuses;
    if (!isFirst) void client.invalidateQueries({ predicate: ({ queryKey }) => isMoved(queryKey[1]) });
  }, [statuses, client]);
  return payouts;
}

/** One withdrawal with what happened to it. */
export const usePayout = (id: string) =>
  $api.useQuery(
    'get',
    '/api/payouts/{id}',
    { params: { path: { id } } },
    {
      refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data.payout) ? askAgainMs : false),
    },
  );

export const usePayoutSettings = () => $api.useQuery('get', '/api/payout-settings');

export function useSetPayoutSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { daily: boolean; accountId: string | null }): Promise<PayoutSettings> =>
      answer(await api.PUT('/api/payout-settings', { body })),
    onSuccess: (settings) => client.setQueryData(payoutSettingsKey, settings),
  });
}

interface PayoutInput {
  /** Paise. */
  amount: number;
  accountId: string;
}

/** Withdraws: the same wish, tried again, is the same withdrawal. Everything that it moves is loaded again. */
export function useWithdraw() {
  const client = useQueryClient();
  const { keyOf, forget } = useRequestKey();
  return useMutation({
    mutationFn: async (body: PayoutInput): Promise<Payout> => {
      const header = { 'Idempotency-Key': keyOf([body.amount, body.accountId]) };
      return answer(await api.POST('/api/payouts', { params: { header }, body }));
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status >= 500) return;
      // Decided: another try is another withdrawal, and what it was refused for is not what is shown.
      forget();
      void client.invalidateQueries({ predicate: ({ queryKey }) => isMoved(queryKey[1]) });
    },
    onSuccess: async () => {
      forget();
      await client.invalidateQueries({ predicate: ({ queryKey }) => isMoved(queryKey[1]) });
    },
  });
}

const isMoved = (path: unknown) => typeof path === 'string' && /^\/api\/(wallet|payout|kyc)/.test(path);
