import { setup } from 'xstate';

export type AccountDeletionEvent =
  | { type: 'leave.asked' }
  | { type: 'leave.stayed' }
  | { type: 'time.over' }
  | { type: 'traces.wiped' };

export interface AccountDeletionContext {
  /** Why an account cannot go as things stand. */
  blockers: readonly string[];
}

/**
 * The way of an account out. Who asks has some days to think better of it; what came up in these days, such as money that a buyer wants back,
 * holds the account until it is settled. Once the wiping has begun nothing leads back, and an account that is gone stays so: whoever comes
 * again opens another one.
 */
export const accountDeletionMachine = setup({
  types: { context: {} as AccountDeletionContext, events: {} as AccountDeletionEvent },
  guards: { isClear: ({ context }) => context.blockers.length === 0 },
}).createMachine({
  id: 'leaving',
  context: { blockers: [] },
  initial: 'staying',
  states: {
    staying: { on: { 'leave.asked': { guard: 'isClear', target: 'leaving' } } },
    leaving: {
      on: { 'leave.stayed': 'staying', 'time.over': { guard: 'isClear', target: 'going' } },
    },
    going: { on: { 'traces.wiped': 'gone' } },
    gone: { type: 'final' },
  },
});
