import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type BroadcastEvent, type BroadcastStatus, broadcastMachine, transition } from '.';

const events: BroadcastEvent[] = [
  { type: 'time.reached' },
  { type: 'start.failed' },
  { type: 'creator.paused' },
  { type: 'creator.resumed' },
  { type: 'creator.cancelled' },
  { type: 'recipients.done' },
];

const after = (types: readonly BroadcastEvent['type'][]): BroadcastStatus =>
  types.reduce<BroadcastStatus>((status, type) => transition(status, { type }).state ?? status, 'scheduled');

it('walks every transition of a broadcast', () => {
  const { paths, transitions, unwalked } = walk({ machine: broadcastMachine, events });
  console.info(`broadcast: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('goes on after a pause, however often it is paused', () => {
  const pause = ['creator.paused', 'creator.resumed'] as const;
  expect(after(['time.reached', ...pause, ...pause, 'recipients.done'])).toBe('sent');
  expect(transition('paused', { type: 'recipients.done' })).toEqual({ refused: true });
});

it('begins once, and not after it was cancelled', () => {
  expect(after(['creator.cancelled', 'time.reached'])).toBe('cancelled');
  for (const status of ['sending', 'paused', 'sent', 'cancelled', 'failed'] as const)
    expect(transition(status, { type: 'time.reached' })).toEqual({ refused: true });
});

it('ends for good', () => {
  for (const status of ['sent', 'cancelled', 'failed'] as const)
    for (const event of events) expect(transition(status, event)).toEqual({ refused: true });
});
