import { setup } from 'xstate';

export type AccountDeletionEvent =
  | { type: 'deletion.requested' }
  | { type: 'deletion.cancelled' }
  | { type: 'period.ended' }
  | { type: 'erasure.completed' };

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
  id: 'accountDeletion',
  context: { blockers: [] },
  initial: 'active',
  states: {
    active: { on: { 'deletion.requested': { guard: 'isClear', target: 'scheduled' } } },
    scheduled: {
      on: { 'deletion.cancelled': 'active', 'period.ended': { guard: 'isClear', target: 'erasing' } },
    },
    erasing: { on: { 'erasure.completed': 'erased' } },
    erased: { type: 'final' },
  },
});
