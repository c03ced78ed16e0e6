import { setup } from 'xstate';

export type BroadcastEvent =
  /** Its time has come, and everybody it goes to is listed. */
  | { type: 'time.reached' }
  /** Its time has come, and its channel is not connected any more. */
  | { type: 'start.failed' }
  | { type: 'creator.paused' }
  | { type: 'creator.resumed' }
  | { type: 'creator.cancelled' }
  /** Everybody got it, or cannot get it. */
  | { type: 'recipients.done' };

/** Lifecycle of a message to the members of a product. Whoever got it before it was paused or cancelled has it. */
export const broadcastMachine = setup({ types: { events: {} as BroadcastEvent } }).createMachine({
  id: 'broadcast',
  initial: 'scheduled',
  states: {
    scheduled: {
      on: { 'time.reached': 'sending', 'start.failed': 'failed', 'creator.cancelled': 'cancelled' },
    },
    sending: {
      on: { 'creator.paused': 'paused', 'creator.cancelled': 'cancelled', 'recipients.done': 'sent' },
    },
    paused: { on: { 'creator.resumed': 'sending', 'creator.cancelled': 'cancelled' } },
    sent: { type: 'final' },
    cancelled: { type: 'final' },
    failed: { type: 'final' },
  },
});
