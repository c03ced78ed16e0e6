import { expect, test } from 'vitest';
import { keptPlan } from './kept-plan';

const premium = {
  plan: 'PREMIUM' as const,
  startsAt: '2026-07-01T04:30:00.000Z',
  endsAt: '2026-08-01T04:30:00.000Z',
};

test('a plan goes on as the last time that is paid for', () => {
  expect(keptPlan({ plan: 'VVIP', coming: [] })).toBe('VVIP');
  expect(keptPlan({ plan: 'VVIP', coming: [premium] })).toBe('PREMIUM');
});
