import type { PlanWish } from '@haat/machines/plan-checkout';
import type { PlacedOrder, PlanState } from '@haat/openapi';
import { answer, api } from '../api/api';
import { within } from '../api/retry';

/** How long people wait before they are told that it failed, in ms. */
const patience = 40_000;

const explicit = (token: string) => ({ Authorization: `Bearer ${token}` });

export const readPlan = (token: string, signal: AbortSignal): Promise<PlanState> =>
  within(patience, signal, async (inTime) =>
    answer(await api.GET('/api/plan', { headers: explicit(token), signal: inTime })),
  );

export const orderPlan = (input: PlanWish, signal: AbortSignal): Promise<PlacedOrder> =>
  within(patience, signal, async (inTime) => {
    const { key, token, ...body } = input;
    const call = {
      params: { header: { 'Idempotency-Key': key } },
      headers: explicit(token),
      body,
      signal: inTime,
    };
    return answer(await api.POST('/api/plan/orders', call));
  });
