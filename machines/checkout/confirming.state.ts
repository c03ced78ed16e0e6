import { failureOf } from '../failure';
import { checkoutSetup } from './checkout.setup';

const readingFailed = 'We could not look up this payment.';

/** Asking until the order is decided. Being unreachable is no answer, being refused is. */
export const confirming = checkoutSetup.createStateConfig({
  tags: 'processing',
  initial: 'reading',
  entry: 'startPolling',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context }) => ({ orderId: context.orderId as string }),
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event.output },
            target: '#checkout.paid',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'hasStatus',
              params: ({ event }) => ({ order: event.output, status: 'failed' }),
            },
            target: '#checkout.failed',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'hasStatus',
              params: ({ event }) => ({ order: event.output, status: 'dropped' }),
            },
            target: '#checkout.dropped',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'hasStatus',
              params: ({ event }) => ({ order: event.output, status: 'expired' }),
            },
            target: '#checkout.expired',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            target: 'waiting',
            actions: [{ type: 'keepOrder', params: ({ event }) => event.output }, 'countPoll'],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: '#checkout.unreadable',
            actions: { type: 'fail', params: ({ event }) => failureOf(event.error, readingFailed) },
          },
          {
            target: 'waiting',
            actions: [
              { type: 'fail', params: ({ event }) => failureOf(event.error, readingFailed) },
              'countPoll',
            ],
          },
        ],
      },
    },
    waiting: {
      after: { pollAgain: 'reading' },
      on: {
        'order.check': 'reading',
        'payment.retry': { guard: 'mayPayAgain', target: '#checkout.openingPayment' },
      },
    },
  },
});
