import { samplePlan, samplePremium } from '@haat/machines/testing';
import { expect, test } from 'vitest';
import { statusText } from './plan-status-text';

const at = (month: number) => `2026-0${month}-01T04:30:00.000Z`;
const time = (plan: 'PREMIUM' | 'VVIP', month: number) => ({
  plan,
  startsAt: at(month),
  endsAt: at(month + 1),
});

test('a plan is paid for until another one follows it', () => {
  const vvip = { ...samplePremium, plan: 'VVIP' as const, endsAt: at(8) };
  expect(statusText({ ...vvip, coming: [time('VVIP', 6), time('VVIP', 7)] })).toBe(
    'You are on VVIP, paid until 1 Aug 2026.',
  );
  expect(statusText({ ...vvip, coming: [time('VVIP', 6), time('PREMIUM', 7)] })).toBe(
    'You are on VVIP until 1 Jul 2026, then on Premium. Paid until 1 Aug 2026.',
  );
});

test('days of grace are told, and no plan is nothing to tell of', () => {
  expect(statusText(samplePlan)).toBeNull();
  expect(statusText({ ...samplePremium, status: 'grace', graceUntil: at(7) })).toBe(
    'Your Premium plan was paid until 1 Jun 2026. You keep it until 1 Jul 2026.',
  );
});
