import { setup } from 'xstate';

export type PlanEvent =
  /** A time on a plan has been paid for: now, after the one that runs, or instead of it. */
  | { type: 'plan.bought' }
  /** Cancelled: ends with the paid period. */
  | { type: 'plan.cancelled' }
  /** Continues, on this plan or another. */
  | { type: 'plan.kept' }
  /** A paid period ended and the next one starts. */
  | { type: 'term.passed' }
  /** All paid periods ended. */
  | { type: 'terms.ended' }
  | { type: 'grace.ended' }
  /** All remaining paid periods were refunded. */
  | { type: 'plan.returned' };

/**
 * Lifecycle of an account's plan. Nothing is charged automatically: a plan ends unless it is paid again. Without a cancellation it continues
 * for a few grace days.
 */
export const planMachine = setup({
  types: { events: {} as PlanEvent },
}).createMachine({
  id: 'plan',
  initial: 'free',
  states: {
    free: { on: { 'plan.bought': 'active' } },
    active: {
      on: {
        'plan.bought': 'active',
        'plan.kept': 'active',
        'plan.cancelled': 'ending',
        'term.passed': 'active',
        'terms.ended': 'grace',
        'plan.returned': 'free',
      },
    },
    ending: {
      on: {
        'plan.bought': 'active',
        'plan.kept': 'active',
        'term.passed': 'ending',
        'terms.ended': 'free',
        'plan.returned': 'free',
      },
    },
    grace: { on: { 'plan.bought': 'active', 'grace.ended': 'free', 'plan.returned': 'free' } },
  },
});
