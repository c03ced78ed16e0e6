import type { PlacedOrder, PlanState, SignedIn } from '@haat/openapi';
import { expect } from 'vitest';
import type { Haat } from '../simulators/haat';
import { decide, signIn } from '../simulators/shop';
import type { Ask } from './walker';

/** A plan from its price to its end, and an invitation. */
export async function walkPlans(ask: Ask, haat: Haat): Promise<void> {
  const { token } = await signIn(haat, '9812345607', 'Asha');
  const before = await ask<PlanState>('GET', '/api/plan', { token });
  const offer = before.body.offers.find(({ plan, period }) => plan === 'PREMIUM' && period === 'month');
  const input = { plan: 'PREMIUM', period: 'month', amount: offer?.amount };
  const headers = { 'Idempotency-Key': 'conformance-plan-1' };
  const other = { ...input, amount: 1 };
  expect((await ask('POST', '/api/plan/orders', { token, headers, body: other })).status).toBe(409);
  const placed = await ask<PlacedOrder>('POST', '/api/plan/orders', { token, headers, body: input });
  await decide(haat.url, placed.body.payment.session, 'success');
  await expect
    .poll(async () => (await ask<PlanState>('GET', '/api/plan', { token })).body.plan, { timeout: 15_000 })
    .toBe('PREMIUM');
  await ask('POST', '/api/plan/next', { token, body: { plan: 'FREE' } });
  expect((await ask('POST', '/api/plan/next', { token, body: { plan: 'VVIP' } })).status).toBe(409);
  await ask('GET', '/api/referral', { token });
  expect((await ask('POST', '/api/referral', { token, body: { code: 'nobody' } })).status).toBe(422);
  const brought = await signIn(haat, '9812345608');
  const { user } = (await ask<Pick<SignedIn, 'user'>>('POST', '/api/userinfo', { token })).body;
  await ask('POST', '/api/referral', { token: brought.token, body: { code: user.referralCode } });
}
