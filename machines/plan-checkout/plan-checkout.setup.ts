import type { PlacedOrder, PlanState } from '@haat/openapi';
import { assign, setup } from 'xstate';
import { ApiError, type Failure, missing } from '../failure';
import { type PlanChoice, planPurchasePorts } from './plan-checkout.ports';

export interface PlanPurchaseInput extends PlanChoice {
  /** A random string of this visit, from which idempotency keys are made. */
  key: string;
  /** Token of the signed-in user; null if signed out. */
  token: string | null;
}

export interface PlanPurchaseContext extends PlanPurchaseInput {
  /** Counts distinct requests, because each needs its own key. */
  attempt: number;
  state: PlanState | null;
  orderId: string | null;
  failure: Failure | null;
}

export type PlanPurchaseEvent =
  /** The user signed in on the page. */
  | { type: 'session.begun'; token: string }
  | { type: 'period.choose'; period: PlanChoice['period'] }
  | { type: 'order.submit' }
  | { type: 'retry' }
  /** The user returned from the gateway's page without a result. */
  | { type: 'payment.left' };

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** The current offer for the account. */
export const offerOf = ({ state, plan, period }: PlanPurchaseContext) =>
  state?.offers.find((offer) => offer.plan === plan && offer.period === period) ?? null;

export const planPurchaseSetup = setup({
  types: {
    context: {} as PlanPurchaseContext,
    events: {} as PlanPurchaseEvent,
    input: {} as PlanPurchaseInput,
    tags: {} as 'busy' | 'offer',
  },
  actors: planPurchasePorts,
  guards: {
    hasToken: ({ context }) => context.token !== null,
    canBeTaken: ({ context }) => offerOf(context)?.refusal === null,
    isSessionOver: (_, params: { error: unknown }) => hasStatus(params.error, 401),
    /** The price is another one by now, or the plan is. */
    isOutdated: (_, params: { error: unknown }) => hasStatus(params.error, 409),
  },
  actions: {
    /** Leads to the payment of this order. */
    openPayment: (_args, _params: { orderId: string }) => missing('openPayment'),
    /** Clears an expired session from this browser. */
    forgetSession: () => missing('forgetSession'),
    keepToken: assign((_, token: string) => ({ token, failure: null })),
    dropToken: assign({ token: null, failure: null }),
    keepState: assign((_, state: PlanState) => ({ state })),
    choose: assign((_, period: PlanChoice['period']) => ({ period, failure: null })),
    beginAttempt: assign({ attempt: ({ context }) => context.attempt + 1, failure: null }),
    keepPlaced: assign((_, placed: PlacedOrder) => ({ orderId: placed.id })),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
});
