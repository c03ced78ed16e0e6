import type { Order, OrderStatus, PlacedOrder } from '@haat/openapi';
import { assign, setup } from 'xstate';
import { ApiError, type Failure, missing } from '../failure';
import { checkoutPorts, type Details } from './checkout.ports';

export type CheckoutInput =
  /** A purchase that begins; `key` is a random string of this visit, from which idempotency keys are made. */
  | { productId: string; key: string; details?: Details | undefined; orderId?: undefined }
  /** A buyer who comes back from the gateway. */
  | { orderId: string; productId?: undefined; key?: undefined; details?: undefined };

export interface CheckoutContext {
  productId: string | null;
  key: string | null;
  /** Counts distinct submissions, because each needs its own key. */
  attempt: number;
  details: Details | null;
  orderId: string | null;
  placed: PlacedOrder | null;
  order: Order | null;
  /** How often the order was read without finding it decided. */
  polls: number;
  failure: Failure | null;
}

export type CheckoutEvent =
  | { type: 'details.edit' }
  | { type: 'details.submit'; details: Details }
  /** The buyer returned from the gateway's page without a result (back button). */
  | { type: 'payment.left' }
  /** The gateway's checkout ended in this page. */
  | { type: 'payment.returned' }
  | { type: 'payment.retry' }
  /** Look now instead of later: the page is visible again, or the buyer asks. */
  | { type: 'order.check' };

export interface CheckoutOutput {
  orderId: string;
  /** Null for a free order that was never loaded. */
  order: Order | null;
}

/** Statuses in which the money has arrived, whatever happened to it later. */
const arrived: readonly OrderStatus[] = ['paid', 'fulfilled', 'refunding', 'refunded', 'disputed'];
/** After this many checks the buyer is told that it takes longer than usual. */
export const manyPolls = 5;

const sameDetails = (a: Details | null, b: Details) => JSON.stringify(a) === JSON.stringify(b);

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    tags: {} as 'busy' | 'details' | 'processing',
  },
  actors: checkoutPorts,
  delays: {
    /** Often at first, because most payments are decided within seconds; at most every 10 s. */
    pollAgain: ({ context }) => Math.min(1000 * 1.5 ** Math.max(0, context.polls - 1), 10_000),
  },
  guards: {
    hasOrder: ({ context }) => context.orderId !== null,
    hasDetails: ({ context }) => context.details !== null,
    /** Not while a bank has the payment: it would be paid twice. */
    mayPayAgain: ({ context }) => context.polls >= manyPolls && context.order?.status !== 'pending',
    isFree: (_, placed: PlacedOrder) => placed.status === 'fulfilled' || placed.status === 'paid',
    hasArrived: (_, order: Order) => arrived.includes(order.status),
    hasStatus: (_, params: { order: Order; status: OrderStatus }) => params.order.status === params.status,
    isRefusal: (_, params: { error: unknown }) =>
      params.error instanceof ApiError &&
      params.error.status >= 400 &&
      params.error.status < 500 &&
      params.error.status !== 429,
  },
  actions: {
    /** Leads to the gateway's checkout of this order. */
    openPayment: (_args, _params: { orderId: string }) => missing('openPayment'),
    keepDetails: assign(({ context }, details: Details) => ({
      details,
      attempt: sameDetails(context.details, details) ? context.attempt : context.attempt + 1,
      failure: null,
    })),
    keepPlaced: assign((_, placed: PlacedOrder) => ({ placed, orderId: placed.id, failure: null })),
    keepOrder: assign((_, order: Order) => ({ order, failure: null })),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    startPolling: assign({ polls: 0 }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
});
