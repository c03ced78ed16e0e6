import { failureOf } from '../failure';
import { offerOf, planPurchaseSetup } from './plan-checkout.setup';

const readingFailed = 'Your plan could not be loaded.';
const orderingFailed = 'The order could not be placed. Nothing was charged.';

/** Taking a plan on its page: who it is for, what it costs them today, and the way to the payment. */
export const planPurchaseMachine = planPurchaseSetup.createMachine({
  id: 'planPurchase',
  context: ({ input }) => ({ ...input, attempt: 0, state: null, orderId: null, failure: null }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'hasToken', target: 'reading' }, { target: 'signedOut' }] },
    signedOut: {
      on: {
        'session.begun': {
          target: 'reading',
          actions: { type: 'keepToken', params: ({ event }) => event.token },
        },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readPlan',
        src: 'readPlan',
        input: ({ context }) => ({ token: context.token as string }),
        onDone: { target: 'offered', actions: { type: 'keepState', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: ['dropToken', 'forgetSession'],
          },
          {
            target: 'unread',
            actions: { type: 'fail', params: ({ event }) => failureOf(event.error, readingFailed) },
          },
        ],
      },
    },
    unread: { on: { retry: { target: 'reading', actions: 'clearFailure' } } },
    offered: {
      tags: 'offer',
      on: {
        'period.choose': { actions: { type: 'choose', params: ({ event }) => event.period } },
        'order.submit': { guard: 'canBeTaken', target: 'ordering', actions: 'beginAttempt' },
      },
    },
    ordering: {
      tags: ['busy', 'offer'],
      invoke: {
        id: 'orderPlan',
        src: 'orderPlan',
        input: ({ context }) => ({
          plan: context.plan,
          period: context.period,
          amount: offerOf(context)?.amount ?? 0,
          key: `${context.key}-${context.attempt}`,
          token: context.token as string,
        }),
        onDone: { target: 'paying', actions: { type: 'keepPlaced', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: ['dropToken', 'forgetSession'],
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'reading',
            actions: { type: 'fail', params: ({ event }) => failureOf(event.error, orderingFailed) },
          },
          {
            target: 'offered',
            actions: { type: 'fail', params: ({ event }) => failureOf(event.error, orderingFailed) },
          },
        ],
      },
    },
    paying: {
      tags: ['busy', 'offer'],
      entry: { type: 'openPayment', params: ({ context }) => ({ orderId: context.orderId as string }) },
      // It may have been paid by now.
      on: { 'payment.left': { target: 'reading', actions: 'clearFailure' } },
    },
  },
});
