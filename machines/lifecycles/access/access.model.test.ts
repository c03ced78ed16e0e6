import { expect, it } from 'vitest';
import { walk } from '../../testing';
import {
  type AccessEvent,
  type AccessState,
  type AccessStatus,
  accessMachine,
  canOpen,
  isOver,
  openStatuses,
  runningStatuses,
  statuses,
  transition,
} from '.';

const types = [
  'payment.succeeded',
  'creator.granted',
  'period.paid',
  'period.ended',
  'access.ended',
  'dispute.opened',
  'dispute.won',
  'dispute.lost',
  'pause.began',
  'pause.ended',
  'trial.replaced',
  'trial.restored',
  'refund.succeeded',
  'creator.removed',
  'holder.erased',
] as const satisfies readonly AccessEvent['type'][];
const events: AccessEvent[] = types.map((type) => ({ type }));

const after = (
  from: AccessState | AccessStatus,
  events: readonly AccessEvent['type'][],
  isLate = false,
): AccessState => {
  let state: AccessState = typeof from === 'string' ? { status: from, holds: [] } : from;
  for (const type of events) state = transition(state, type, { isLate }) ?? state;
  return state;
};

it('leaves no transition of a grant unwalked', () => {
  const { paths, transitions, unwalked } = walk({
    machine: accessMachine,
    inputs: [{ isLate: false }, { isLate: true }],
    events,
    facet: ({ holds, isLate }) => [[...holds].sort(), isLate],
  });
  console.info(`access: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('begins with a payment or with its creator, and runs through grace to its end', () => {
  expect(after('pending', ['payment.succeeded']).status).toBe('active');
  expect(after('pending', ['creator.granted']).status).toBe('active');
  expect(after('pending', ['period.paid', 'period.ended']).status).toBe('pending');
  expect(after('active', ['period.ended']).status).toBe('grace');
  expect(after('grace', ['access.ended']).status).toBe('ended');
  for (const status of ['grace', 'ended'] as const)
    expect(after(status, ['period.paid']).status).toBe('active');
});

it('is suspended for as long as anything holds it, whatever the order', () => {
  const held = after('active', ['dispute.opened', 'pause.began', 'dispute.opened']);
  expect(held).toEqual({ status: 'suspended', holds: ['dispute', 'pause'] });
  expect(transition(held, 'pause.began', { isLate: false })).toBe(null);
  expect(after(held, ['dispute.won'])).toEqual({ status: 'suspended', holds: ['pause'] });
  expect(after(held, ['pause.ended', 'dispute.won'])).toEqual({ status: 'active', holds: [] });
  expect(after(held, ['pause.ended', 'dispute.won'], true)).toEqual({ status: 'grace', holds: [] });
  expect(after(held, ['access.ended', 'period.paid']).status).toBe('suspended');
  expect(after('ended', ['trial.replaced', 'period.paid', 'trial.restored']).status).toBe('active');
});

it('is revoked from everywhere, and comes back by its creator or a payment of its own alone', () => {
  for (const type of ['refund.succeeded', 'dispute.lost', 'creator.removed', 'holder.erased'] as const)
    for (const status of statuses)
      expect(after({ status, holds: [] }, [type])).toEqual({ status: 'revoked', holds: [] });
  const back = types.filter((type) => after('revoked', [type]).status !== 'revoked');
  expect(back).toEqual(['payment.succeeded', 'creator.granted']);
  expect(after('active', ['dispute.opened', 'dispute.lost', 'creator.granted'])).toEqual({
    status: 'active',
    holds: [],
  });
});

it('opens in active and grace, and is over in ended and revoked', () => {
  expect(openStatuses).toEqual(['active', 'grace']);
  expect(statuses.filter(isOver)).toEqual(['ended', 'revoked']);
  expect(runningStatuses.filter(canOpen)).toEqual([...openStatuses]);
});
