import type { Discount, Reduced } from '@haat/openapi';
import { expect } from 'vitest';
import type { Ask } from './walker';

/** A code from its making to its end, and what it takes off a product that is on sale. */
export async function walkDiscounts(ask: Ask, { token, productId }: { token: string; productId: string }) {
  const body = { code: 'walk-10', basisPoints: 1_000, productId };
  const made = await ask<Discount>('POST', '/api/discounts', { token, body });
  expect(made.status).toBe(201);
  expect((await ask('POST', '/api/discounts', { token, body })).status).toBe(422);
  const path = `/api/discounts/${made.body.id}`;
  await ask('GET', '/api/discounts?limit=1', { token });
  await ask('GET', path, { token });
  await ask('PATCH', path, { token, body: { label: 'Opening week' } });
  const shown = await ask<Reduced>('GET', `/api/public/products/${productId}/discount?code=WALK-10`);
  expect(shown.status).toBe(200);
  await ask('POST', `${path}/disable`, { token });
  expect((await ask('POST', `${path}/disable`, { token })).status).toBe(409);
  expect((await ask('DELETE', path, { token })).status).toBe(200);
}
