import { assign, setup } from 'xstate';
import { feedPorts, type LineEvent, type PageEvent } from './feed.ports';

interface FeedContext {
  /** Null until the first word. */
  unread: number | null;
  /** Of the last event that came. */
  lastId: string | null;
  /** Since the last word, one after the other. */
  failures: number;
  /** From 0 to 1: keeps all browsers from coming back at the same moment. */
  spread: number;
}

const shortestMs = 2_000;
const longestMs = 60_000;

/** Follows the unread count while the page is visible. */
export const feedMachine = setup({
  types: {
    context: {} as FeedContext,
    events: {} as LineEvent | PageEvent,
    input: {} as { spread: number },
    tags: {} as 'live',
  },
  actors: feedPorts,
  actions: {
    keep: assign(({ context, event }) =>
      event.type === 'feed.said' ? { unread: event.unread, lastId: event.id, failures: 0 } : context,
    ),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  delays: {
    backOff: ({ context: { failures, spread } }) =>
      Math.min(longestMs, shortestMs * 2 ** (failures - 1)) * (0.75 + spread / 2),
  },
}).createMachine({
  id: 'feed',
  context: ({ input }) => ({ unread: null, lastId: null, failures: 0, spread: input.spread }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'asleep',
  states: {
    asleep: { entry: 'forgetFailures', on: { 'page.shown': 'following' } },
    following: {
      tags: 'live',
      invoke: { id: 'follow', src: 'follow', input: ({ context }) => ({ lastId: context.lastId }) },
      on: {
        'feed.said': { actions: 'keep' },
        'feed.lost': { target: 'waiting', actions: 'countFailure' },
        'feed.refused': 'over',
        'page.hidden': 'asleep',
      },
    },
    waiting: {
      after: { backOff: 'following' },
      on: { 'page.hidden': 'asleep' },
    },
    over: { type: 'final' },
  },
});
