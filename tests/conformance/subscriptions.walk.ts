import type { AutopayApproval, Product, Subscription } from '@haat/openapi';
import { expect } from 'vitest';
import type { Haat } from '../simulators/haat';
import { decide, placeOrder, signIn } from '../simulators/shop';
import type { Ask } from './walker';

/** A subscription from its first period to its end. */
export async function walkSubscriptions(ask: Ask, haat: Haat): Promise<void> {
  await haat.advanceClock('PT10M');
  const { token } = await signIn(haat, '9812345609', 'Meera');
  const monthly = { type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 } };
  const page = await ask<Product>('POST', '/api/products', {
    token,
    body: { kind: 'page', title: 'Club', prices: [monthly, { ...monthly, label: 'Dear', amount: 99_900 }] },
  });
  await ask('POST', `/api/products/${page.body.id}/publish`, { token });
  const buyer = await signIn(haat, '9812345610', 'Devi');
  const order = { productId: page.body.id, buyer: { phone: '9812345610' } };
  const placed = await placeOrder(haat.url, order, 'conformance-club-1');
  await decide(haat.url, placed.payment.session);
  const path = `/api/subscriptions/${placed.id}`;
  const read = () => ask<Subscription>('GET', path, { token: buyer.token });
  await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe(200);
  const { changes } = (await read()).body;
  const input = { priceId: changes[0]?.terms.priceId, due: changes[0]?.due };
  const stale = { ...input, due: 1 };
  expect((await ask('POST', `${path}/change`, { token: buyer.token, body: stale })).status).toBe(409);
  await ask('POST', `${path}/change`, { token: buyer.token, body: input });
  await ask('POST', `${path}/renewals`, { token: buyer.token });
  const autopay = `${path}/autopay`;
  const { body: approval } = await ask<AutopayApproval>('POST', autopay, { token: buyer.token });
  expect(approval.url).toMatch(/^\/autopay\?id=\w+$/);
  // Asked again while it is open, it is the same.
  const again = await ask<AutopayApproval>('POST', autopay, { token: buyer.token });
  expect(again.body.url).toBe(approval.url);
  expect((await read()).body.autopay).toMatchObject({ status: 'proposed', charge: null });
  expect((await ask('DELETE', autopay, { token })).status).toBe(404);
  expect((await ask<Subscription>('DELETE', autopay, { token: buyer.token })).body.autopay).toBeNull();
  for (const event of ['pause', 'resume', 'cancel', 'stay'])
    await ask('POST', `${path}/${event}`, { token: buyer.token });
  expect((await ask('POST', `${path}/cancel`, { token })).status).toBe(404);
  await ask('POST', `${path}/cancel`, { token: buyer.token });
  // What is cancelled does not renew automatically.
  expect((await ask('POST', autopay, { token: buyer.token })).status).toBe(409);
}
