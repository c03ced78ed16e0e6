import { setup } from 'xstate';

export type SubscriptionEvent =
  /** A period of it is paid, the first one or another. */
  | { type: 'period.paid' }
  /** What was paid for has run out, and nobody takes money by itself. */
  | { type: 'period.ended' }
  /** Money went back, and nothing paid for is left. */
  | { type: 'period.returned' }
  /** What was paid for has run out while the bank is asked for the next period. */
  | { type: 'charge.awaited' }
  /** The bank has said no for the last time. */
  | { type: 'charge.failed' }
  | { type: 'grace.ended' }
  | { type: 'buyer.paused' }
  /** By the buyer, or because a pause does not last for ever. */
  | { type: 'pause.ended' }
  | { type: 'buyer.cancelled' }
  /** The buyer has thought better of it before the end came. */
  | { type: 'buyer.stayed' };

/**
 * The life of a subscription. Access is open in every state but paused and expired: what is paid for runs to its end, and a buyer who is late
 * keeps it for the days of grace. Money for another period is always taken, also after the end.
 */
export const subscriptionMachine = setup({
  types: { events: {} as SubscriptionEvent },
}).createMachine({
  id: 'subscription',
  initial: 'trialing',
  states: {
    /** The free days before the first payment. */
    trialing: {
      on: {
        'period.paid': 'active',
        'period.ended': 'grace',
        'charge.awaited': 'pastDue',
        'buyer.cancelled': 'cancelled',
      },
    },
    active: {
      on: {
        'period.paid': 'active',
        'period.ended': 'grace',
        'period.returned': 'expired',
        'charge.awaited': 'pastDue',
        'buyer.paused': 'paused',
        'buyer.cancelled': 'cancelled',
      },
    },
    pastDue: {
      on: {
        'period.paid': 'active',
        'period.returned': 'expired',
        'charge.failed': 'grace',
        'buyer.cancelled': 'expired',
      },
    },
    grace: {
      on: {
        'period.paid': 'active',
        'period.returned': 'expired',
        'grace.ended': 'expired',
        'buyer.cancelled': 'expired',
      },
    },
    paused: {
      on: {
        'period.paid': 'active',
        'period.returned': 'expired',
        'pause.ended': 'active',
        'buyer.cancelled': 'cancelled',
      },
    },
    /** It ends when what is paid for has run out. */
    cancelled: {
      on: {
        'period.paid': 'active',
        'period.ended': 'expired',
        'period.returned': 'expired',
        'buyer.stayed': 'active',
      },
    },
    expired: {
      on: { 'period.paid': 'active' },
    },
  },
});
