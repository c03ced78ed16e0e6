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
 * Lifecycle of an account deletion. After a request there is a waiting period; blockers that arise in it, such as a refund, delay the erasure.
 * Once erasure has started it cannot be cancelled, and a new sign-in creates a new account.
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
