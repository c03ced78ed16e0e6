import type { PayoutStatus } from '@haat/machines/lifecycles/payout';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TransferState } from '../../../gateways/payouts';
import { eventsOf, lead, nextMorning, nextQuestion, patience, reasonFor } from './payout.rules';

const states: TransferState[] = ['pending', 'paid', 'failed', 'rejected', 'reversed'];

/** Where the money is by a story: set aside, with the bank, or available again. */
function placeAfter(states: TransferState[]): { status: PayoutStatus; moves: string[] } {
  let status: PayoutStatus = 'requested';
  const moves: string[] = [];
  for (const event of states) {
    const events = eventsOf(status, event);
    const next = lead(status, events);
    if (next === null) continue;
    status = next;
    moves.push(...events.map(({ type }) => type));
  }
  return { status, moves };
}

it('moves the money of a payout at most out once and back once, whatever is said in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states), { maxLength: 12 }), (states) => {
      const { status, moves } = placeAfter(states);
      const times = (...types: string[]) => moves.filter((one) => types.includes(one)).length;
      const out = times('gateway.paid');
      const returned = times('gateway.failed', 'gateway.rejected', 'gateway.reversed');
      expect(out).toBeLessThanOrEqual(1);
      expect(returned).toBeLessThanOrEqual(1);
      const isBack = status === 'failed' || status === 'rejected' || status === 'reversed';
      expect(returned).toBe(isBack ? 1 : 0);
      expect(out).toBe(status === 'paid' || status === 'reversed' ? 1 : 0);
    }),
    { numRuns: 5_000 },
  );
});

it('lets a payout arrive before it comes back, though nobody heard of the arrival', () => {
  expect(placeAfter(['reversed'])).toEqual({
    status: 'reversed',
    moves: ['gateway.paid', 'gateway.reversed'],
  });
});

it('contradicts what came back only with an arrival', () => {
  for (const status of ['failed', 'rejected', 'reversed'] as const) {
    for (const event of ['failed', 'rejected', 'reversed', 'pending'] as const)
      expect(lead(status, eventsOf(status, event))).toBe(status);
    expect(lead(status, eventsOf(status, 'paid'))).toBeNull();
  }
  expect(lead('paid', eventsOf('paid', 'failed'))).toBeNull();
});

it('asks soon at first, then every half hour, and about what has arrived for a week', () => {
  expect([0, 1, 2, 7, 100].map(patience)).toEqual([15_000, 30_000, 60_000, 1_800_000, 1_800_000]);
  const now = new Date('2026-11-21T10:00:00Z');
  const paid = (at: string) =>
    nextQuestion({ status: 'paid', asked: 3, paid_at: new Date(at) }, now)?.toISOString() ?? null;
  expect(paid('2026-11-15T10:00:00Z')).toBe('2026-11-22T10:00:00.000Z');
  expect(paid('2026-11-14T10:00:00Z')).toBeNull();
  expect(nextQuestion({ status: 'failed', asked: 0, paid_at: null }, now)).toBeNull();
});

it.each([
  ['2026-11-21T02:29:59Z', '2026-11-21T02:30:00.000Z'],
  ['2026-11-21T02:30:00Z', '2026-11-22T02:30:00.000Z'],
  ['2026-12-31T20:00:00Z', '2027-01-01T02:30:00.000Z'],
])('after %s the next morning in India is %s', (after, morning) => {
  expect(nextMorning(new Date(after)).toISOString()).toBe(morning);
});

it('says why money came back, and nothing of what arrived or is on its way', () => {
  expect(reasonFor({ status: 'failed', reason: 'invalid_ifsc_fail' })).toContain('IFSC');
  expect(reasonFor({ status: 'reversed', reason: 'never_heard_of' })).toContain('use another account');
  expect(reasonFor({ status: 'rejected', reason: null })).toContain('use another account');
  expect(reasonFor({ status: 'paid', reason: 'invalid_ifsc_fail' })).toBeNull();
});
