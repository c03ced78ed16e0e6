import type { OperatorAction, PlacedOrder, PlanState } from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, type Seller } from '../../../orders/checkout/testing/shop';
import { type AdminClient, openAdmin } from '../testing/admin-client';

let admin: AdminClient;
let meera: Seller;

beforeAll(async () => {
  admin = await openAdmin();
  meera = await admin.shop.seller('Meera');
});
afterAll(() => admin.close());

const plan = async () =>
  (await admin.shop.call({ method: 'GET', url: '/api/plan', token: meera.token })).body as PlanState;

async function bought(): Promise<string> {
  const { body } = await admin.shop.call({
    method: 'POST',
    url: '/api/plan/orders',
    token: meera.token,
    headers: { 'idempotency-key': newKey() },
    payload: { plan: 'PREMIUM', period: 'year', amount: 589_882 },
  });
  const { id, payment } = body as PlacedOrder;
  await admin.shop.pay(payment.session);
  await admin.shop.deps.jobs.drain();
  return id;
}

test('money for a plan goes back by an operator alone, with its reason in the log, and ends the plan', async () => {
  const id = await bought();
  const giveBack = (creatorId: string, reason = 'Asked for within seven days') =>
    admin.post(`/plans/${id}/refund`, { creatorId, reason });
  admin.shop.deps.clock.advance(15 * 60_000);
  expect(await giveBack(meera.id)).toMatchObject({ status: 403, body: { code: 'step_up_needed' } });
  await admin.unlock();
  expect((await admin.get(`/creators/${meera.id}`)).body.plans).toMatchObject([
    { orderId: id, plan: 'PREMIUM', period: 'year', amount: 589_882 },
  ]);
  const ravi = await admin.shop.seller('Ravi');
  expect((await giveBack(ravi.id)).status).toBe(404);
  expect((await giveBack(meera.id, ' ')).status).toBe(422);
  expect((await plan()).plan).toBe('PREMIUM');
  const given = await giveBack(meera.id);
  expect([given.status, given.body.plans]).toEqual([200, []]);
  await admin.shop.deps.jobs.drain();
  expect(await plan()).toMatchObject({ plan: 'FREE', status: 'free', bought: [] });
  const { items } = (await admin.get(`/audit?subject=${id}&limit=10`)).body as { items: OperatorAction[] };
  expect(items).toMatchObject([
    {
      action: 'refundPlan',
      creatorId: meera.id,
      before: { plan: 'PREMIUM', period: 'year', amount: 589_882 },
    },
  ]);
  expect((await giveBack(meera.id)).status).toBe(404);
});
