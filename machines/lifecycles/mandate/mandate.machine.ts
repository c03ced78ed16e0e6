import { setup } from 'xstate';

export type MandateEvent =
  | { type: 'bank.agreed' }
  | { type: 'bank.paused' }
  | { type: 'bank.resumed' }
  | { type: 'bank.ended' }
  | { type: 'proposal.lapsed' }
  | { type: 'we.ended' };

/**
 * Lifecycle of a mandate. The bank decides, or the buyer in the bank's app. We can revoke it: this applies here immediately and is sent to the
 * gateway until confirmed. An ended mandate stays ended; a new authorisation is a new mandate.
 */
export const mandateMachine = setup({
  types: { events: {} as MandateEvent },
}).createMachine({
  id: 'mandate',
  initial: 'proposed',
  states: {
    proposed: {
      on: {
        'bank.agreed': 'active',
        'bank.ended': 'ended',
        'proposal.lapsed': 'ended',
        'we.ended': 'ended',
      },
    },
    active: { on: { 'bank.paused': 'paused', 'bank.ended': 'ended', 'we.ended': 'ended' } },
    paused: { on: { 'bank.resumed': 'active', 'bank.ended': 'ended', 'we.ended': 'ended' } },
    ended: { type: 'final' },
  },
});
