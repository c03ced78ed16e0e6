import { ApiError } from '@haat/machines/failure';
import type { NewSecondFactor, OperatorActionName, RatesOfPlans } from '@haat/openapi';
import { answer, api } from '@haat/web/api/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { $api } from './client';
import { atCursor, usePages } from './pages';

const root = '/api/operator';
export const operatorOverviewKey = ['get', root] as const;

/** Whether the signed-in person runs this installation, whether a code is needed first, and what waits. */
export const useOperatorOverview = () => $api.useQuery('get', root);

/** Whether the response is the 404 that everyone except operators gets. */
export const isNothingHere = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Whether the response requires a code. */
export const isCodeNeeded = (error: unknown) => error instanceof ApiError && error.code === 'step_up_needed';

/** Lets this session look for twelve hours and act for fifteen minutes. */
export const unlock = async (code: string): Promise<void> => {
  await api.POST('/api/operator/unlock', { body: { code } });
};

const factorRoot = `${root}/second-factor` as const;
/** Setting up an authenticator app. Each rejects with what the server refused. */
export const enrolment = {
  start: async (code: string): Promise<NewSecondFactor> =>
    answer(await api.POST(factorRoot, { body: { code } })),
  confirm: async (code: string): Promise<string[]> =>
    answer(await api.POST(`${factorRoot}/confirmation`, { body: { code } })).recoveryCodes,
  renew: async (code: string): Promise<string[]> =>
    answer(await api.POST(`${factorRoot}/recovery-codes`, { body: { code } })).recoveryCodes,
};

/** Reloads the admin area after an action. */
export function useOperatorRefresh() {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(root) }),
    [client],
  );
}

const stateOf = <State extends string>(state: State) => ({ params: { query: { state } } });

export const differencesKey = (state: 'open' | 'closed') =>
  ['get', '/api/operator/differences', stateOf(state)] as const;
export const useDifferences = (state: 'open' | 'closed') =>
  $api.useQuery('get', '/api/operator/differences', stateOf(state));

export const ticketsKey = (state: 'open' | 'answered') =>
  ['get', '/api/operator/tickets', stateOf(state)] as const;
export const useTickets = (state: 'open' | 'answered') =>
  $api.useQuery('get', '/api/operator/tickets', stateOf(state));

export const reviewsKey = ['get', '/api/operator/reviews'] as const;
export const useReviews = () => $api.useQuery('get', '/api/operator/reviews');

export const holdsKey = ['get', '/api/operator/holds'] as const;
export const useHolds = () => $api.useQuery('get', '/api/operator/holds');

export const doubtfulPayoutsKey = ['get', '/api/operator/payouts'] as const;
export const useDoubtfulPayouts = () => $api.useQuery('get', '/api/operator/payouts');

export const disputesKey = (state: 'open' | 'over') =>
  ['get', '/api/operator/disputes', stateOf(state)] as const;
export const useDisputes = (state: 'open' | 'over') =>
  $api.useQuery('get', '/api/operator/disputes', stateOf(state));

export const unmatchedPaymentsKey = (state: 'open' | 'settled') =>
  ['get', '/api/operator/unmatched-payments', stateOf(state)] as const;
export const useUnmatchedPayments = (state: 'open' | 'settled') =>
  $api.useQuery('get', '/api/operator/unmatched-payments', stateOf(state));

export const proposalsKey = (state: 'waiting' | 'decided') =>
  ['get', '/api/operator/proposals', stateOf(state)] as const;
export const useProposals = (state: 'waiting' | 'decided') =>
  $api.useQuery('get', '/api/operator/proposals', stateOf(state));

export const lapsedKey = ['get', '/api/operator/refund-requests'] as const;
export const useLapsed = () => $api.useQuery('get', '/api/operator/refund-requests');

export const reportedReviewsKey = ['get', '/api/operator/reported-reviews'] as const;
export const useReportedReviews = () => $api.useQuery('get', '/api/operator/reported-reviews');

export const ratesKey = ['get', '/api/operator/rates'] as const;
export const useRates = () => $api.useQuery('get', '/api/operator/rates');

export const trialKey = ['get', '/api/operator/trial-balance'] as const;
export const useTrialBalance = () => $api.useQuery('get', '/api/operator/trial-balance');

const searchParams = (q: string) => ({ params: { query: { q } } });
export const foundKey = (q: string) => ['get', '/api/operator/find', searchParams(q)] as const;
/** Asks once there are three letters. */
export const useFound = (q: string) =>
  $api.useQuery('get', '/api/operator/find', searchParams(q), { enabled: q.length >= 3 });

const ofId = (id: string) => ({ params: { path: { id } } });
export const creatorKey = (id: string) => ['get', '/api/operator/creators/{id}', ofId(id)] as const;
export const useCreator = (id: string) => $api.useQuery('get', '/api/operator/creators/{id}', ofId(id));

export const browserErrorsKey = ['get', '/api/operator/browser-errors'] as const;
export const useBrowserErrors = () => $api.useQuery('get', '/api/operator/browser-errors');

export interface LogFilter {
  action?: OperatorActionName;
  subject?: string;
  from?: string;
  to?: string;
}
export const logKey = (filter: LogFilter) => ['get', '/api/operator/audit', filter] as const;
/** What was done for the platform, newest first. */
export const useLog = (filter: LogFilter) =>
  usePages(logKey(filter), async (cursor, signal) =>
    answer(
      await api.GET('/api/operator/audit', { params: { query: { ...filter, ...atCursor(cursor) } }, signal }),
    ),
  );

export type Verdict = 'accept' | 'refuse';
export type WordsVerdict = 'keep' | 'hide';

/** Whether what was done waits for another operator instead. */
export const isProposed = (done: unknown) =>
  typeof done === 'object' &&
  done !== null &&
  'response' in done &&
  done.response instanceof Response &&
  done.response.status === 202;

/** Admin actions. Each needs a reason */
export const acts = {
  resolveDifference: (id: string, reason: string) =>
    api.POST('/api/operator/differences/{id}/resolution', { ...ofId(id), body: { reason } }),
  answerTicket: (id: string, reason: string) =>
    api.POST('/api/operator/tickets/{id}/answer', { ...ofId(id), body: { reason } }),
  decideReview: (id: string, verdict: Verdict, reason: string) =>
    api.POST('/api/operator/reviews/verdict', { body: { id, verdict, reason } }),
  judgeReview: (
    { creatorId, id }: { creatorId: string; id: string },
    verdict: WordsVerdict,
    reason: string,
  ) => api.POST('/api/operator/reported-reviews/verdict', { body: { creatorId, id, verdict, reason } }),
  moderate: (id: string, event: 'block' | 'unblock', reason: string) =>
    api.POST('/api/operator/products/{id}/standing', { ...ofId(id), body: { event, reason } }),
  askAboutPayout: (id: string, reason: string) =>
    api.POST('/api/operator/payouts/{id}/question', { ...ofId(id), body: { reason } }),
  decideRequest: (orderId: string, isGranted: boolean, reason: string) =>
    api.POST('/api/operator/refund-requests/{id}/decision', {
      ...ofId(orderId),
      body: { isGranted, reason },
    }),
  /** `startsAt` is ISO 8601; immediately if null. */
  changeRates: (rates: RatesOfPlans, startsAt: string | null, reason: string) =>
    api.PUT('/api/operator/rates', { body: { rates, startsAt, reason } }),
  refundPlan: (creatorId: string, orderId: string, reason: string) =>
    api.POST('/api/operator/plans/{id}/refund', { ...ofId(orderId), body: { creatorId, reason } }),
  refundSale: (orderId: string, reason: string) =>
    api.POST('/api/operator/sales/{id}/refund', { ...ofId(orderId), body: { reason } }),
  removeLoginMethod: (accountId: string, loginMethodId: string, reason: string) =>
    api.POST('/api/operator/creators/{id}/lost-login-method', {
      ...ofId(accountId),
      body: { loginMethodId, reason },
    }),
  handInEvidence: (
    { id, provider, creatorId }: { id: string; provider: string; creatorId: string | null },
    reason: string,
  ) =>
    api.POST('/api/operator/disputes/{id}/evidence', { ...ofId(id), body: { provider, creatorId, reason } }),
  settleUnmatchedPayment: (
    { provider, paymentId }: { provider: string; paymentId: string },
    reason: string,
  ) => api.POST('/api/operator/unmatched-payments/settlement', { body: { provider, paymentId, reason } }),
  decideProposal: (id: string, isConfirmed: boolean, reason: string) =>
    api.POST('/api/operator/proposals/{id}/decision', { ...ofId(id), body: { isConfirmed, reason } }),
  releaseHold: (creatorId: string, id: string, reason: string) =>
    api.POST('/api/operator/holds/release', { body: { creatorId, id, reason } }),
  /** `key` is the same for every try of the same hold. */
  placeHold: (
    hold: { creatorId: string; amount: number; rule: 'review' | 'legal'; reason: string; whatToDo: string },
    key: string,
  ) => api.POST('/api/operator/holds', { params: { header: { 'Idempotency-Key': key } }, body: hold }),
  /** Signed paise; `expected` is what was available when it was decided. */
  adjust: (
    adjustment: { creatorId: string; amount: number; expected: number; reason: string },
    key: string,
  ) =>
    api.POST('/api/operator/adjustments', {
      params: { header: { 'Idempotency-Key': key } },
      body: adjustment,
    }),
};
