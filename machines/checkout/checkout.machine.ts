import { failureOf } from '../failure';
import type { Details } from './checkout.ports';
import { checkoutSetup } from './checkout.setup';
import { confirming } from './confirming.state';

const placingFailed = 'Your order could not be placed. Nothing was charged.';

/** Buying without signing in: details, payment at the gateway, and the answer to how it went. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    productId: input.productId ?? null,
    key: input.key ?? null,
    attempt: input.details ? 1 : 0,
    details: input.details ?? null,
    orderId: input.orderId ?? null,
    placed: null,
    order: null,
    polls: 0,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasOrder', target: 'confirming' }, { target: 'enteringDetails' }],
    },
    enteringDetails: {
      tags: 'details',
      on: {
        'details.edit': { actions: 'clearFailure' },
        'details.submit': {
          target: 'placingOrder',
          actions: { type: 'keepDetails', params: ({ event }) => event.details },
        },
      },
    },
    placingOrder: {
      tags: ['busy', 'details'],
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({
          ...(context.details as Details),
          key: `${context.key}-${context.attempt}`,
          productId: context.productId as string,
        }),
        onDone: [
          {
            guard: { type: 'isFree', params: ({ event }) => event.output },
            target: 'paid',
            actions: { type: 'keepPlaced', params: ({ event }) => event.output },
          },
          {
            target: 'openingPayment',
            actions: { type: 'keepPlaced', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'enteringDetails',
          actions: { type: 'fail', params: ({ event }) => failureOf(event.error, placingFailed) },
        },
      },
    },
    openingPayment: {
      tags: ['busy', 'details'],
      entry: { type: 'openPayment', params: ({ context }) => ({ orderId: context.orderId as string }) },
      on: {
        'payment.returned': 'confirming',
        'payment.left': [{ guard: 'hasDetails', target: 'enteringDetails' }, { target: 'confirming' }],
      },
    },
    confirming,
    failed: {
      on: { 'payment.retry': 'openingPayment', 'order.check': 'confirming' },
    },
    dropped: {
      on: { 'payment.retry': 'openingPayment', 'order.check': 'confirming' },
    },
    // The payment may still arrive: a buyer whose bank is pending can check again.
    expired: {
      on: { 'order.check': 'confirming' },
    },
    unreadable: {
      on: { 'order.check': 'confirming' },
    },
    paid: { type: 'final' },
  },
  output: ({ context }) => ({ orderId: context.orderId as string, order: context.order }),
});
