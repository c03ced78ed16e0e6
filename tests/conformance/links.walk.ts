import type { Link } from '@haat/openapi';
import { expect } from 'vitest';
import type { Ask } from './walker';

/** Short links to a product that is on sale, and the choice of reminders. */
export async function walkLinks(ask: Ask, { token, productId }: { token: string; productId: string }) {
  const body = { productId, campaign: 'Instagram bio', slug: 'Diwali-Sale' };
  const made = await ask<Link>('POST', '/api/links', { token, body });
  expect((await ask('POST', '/api/links', { token, body })).status).toBe(409);
  expect((await ask('POST', '/api/links', { token, body: { ...body, slug: '-' } })).status).toBe(422);
  await ask('GET', `/api/links?productId=${productId}&limit=1`, { token });
  await ask('PATCH', `/api/links/${made.body.id}`, { token, body: { campaign: 'Poster', retired: true } });
  await ask('GET', '/api/payment-reminders', { token });
  await ask('PUT', '/api/payment-reminders', { token, body: { isOn: false } });
}
