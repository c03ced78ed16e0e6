import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { open, type RefundRequestEvent, refundRequestMachine, transition } from '.';

const events: RefundRequestEvent[] = [
  { type: 'answer.granted' },
  { type: 'answer.refused' },
  { type: 'request.withdrawn' },
  { type: 'appeal.granted' },
  { type: 'appeal.refused' },
  { type: 'money.returned' },
  { type: 'refund.failed' },
  { type: 'time.over' },
];

it('leaves no transition of a request unwalked', () => {
  const { paths, transitions, unwalked } = walk({ machine: refundRequestMachine, events });
  console.info(`refund request: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('is answered once, by the creator also when their time is over', () => {
  expect(transition('lapsed', { type: 'answer.granted' })).toEqual({ state: 'granted' });
  expect(transition('lapsed', { type: 'time.over' })).toEqual({ refused: true });
  for (const ended of ['granted', 'refused', 'withdrawn'] as const) {
    expect(open.has(ended)).toBe(false);
    for (const event of events)
      if (event.type !== 'refund.failed' && !event.type.startsWith('appeal.'))
        expect(transition(ended, event)).toEqual({ refused: true });
  }
});

it('opens again when the money did not go, and a no may be looked at once more', () => {
  expect(transition('granted', { type: 'refund.failed' })).toEqual({ state: 'asked' });
  expect(transition('refused', { type: 'appeal.granted' })).toEqual({ state: 'granted' });
  expect(transition('refused', { type: 'appeal.refused' })).toEqual({ state: 'refused' });
  for (const event of events) expect(transition('withdrawn', event)).toEqual({ refused: true });
});
