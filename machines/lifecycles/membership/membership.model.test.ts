import { expect, it } from 'vitest';
import { walk } from '../../testing';
import { type MembershipEvent, type MembershipStatus, membershipMachine, transition } from '.';

const events: MembershipEvent[] = [
  { type: 'invite.sent' },
  { type: 'join.requested' },
  { type: 'member.joined' },
  { type: 'member.left' },
  { type: 'member.removed' },
];

const after = (types: readonly MembershipEvent['type'][]): MembershipStatus =>
  types.reduce<MembershipStatus>((status, type) => transition(status, { type }).state ?? status, 'invited');

it('walks every transition of a membership', () => {
  const { paths, transitions, unwalked } = walk({ machine: membershipMachine, events });
  console.info(`membership: ${transitions.length} transitions over ${paths.length} paths`);
  expect(unwalked).toEqual([]);
});

it('is joined when Telegram says so, whatever came before', () => {
  const others = events.map(({ type }) => type).filter((type) => type !== 'member.joined');
  for (const first of others)
    for (const second of others) expect(after([first, second, 'member.joined'])).toBe('joined');
});

it('lets those who left or were removed come back', () => {
  expect(after(['member.joined', 'member.left', 'join.requested', 'member.joined'])).toBe('joined');
  expect(after(['member.joined', 'member.removed', 'invite.sent'])).toBe('invited');
});

it('does not take a departure for a removal', () => {
  expect(after(['member.joined', 'member.removed', 'member.left'])).toBe('removed');
  expect(after(['member.joined', 'member.left', 'member.removed'])).toBe('removed');
});

it('does not invite whoever is in', () => {
  expect(transition('joined', { type: 'invite.sent' })).toEqual({ refused: true });
});
