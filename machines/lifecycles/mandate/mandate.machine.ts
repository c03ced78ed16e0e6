import { setup } from 'xstate';

export type MandateEvent =
  | { type: 'bank.agreed' }
  | { type: 'bank.paused' }
  | { type: 'bank.resumed' }
  | { type: 'bank.ended' }
  | { type: 'proposal.lapsed' }
  | { type: 'we.ended' };

/**
 * The life of one permission to take money again. The bank has the say, and so has the buyer in the bank's app, without us; we may end it,
 * which counts here at once, and is told to the gateway until it says so as well. What has ended never comes back: agreeing anew is another one.
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
