import type { ReceivedReviews } from '@haat/openapi';
import { expect } from 'vitest';
import type { CallOptions } from '../simulators/call';

type Ask = <Body>(
  method: string,
  path: string,
  options?: CallOptions,
) => Promise<{ status: number; body: Body }>;

interface Bought {
  /** The creator's, and the buyer's. */
  token: string;
  buyer: string;
  /** Paid, and still open. */
  orderId: string;
  productId: string;
}

/** What a buyer says of a product, what its creator answers, and the search over both. */
export async function walkReviews(ask: Ask, { token, buyer, orderId, productId }: Bought): Promise<void> {
  const url = `/api/purchases/${orderId}/review`;
  const review = { stars: 4, text: 'Good bread', name: 'Asha' };
  await ask('GET', url, { token: buyer });
  expect((await ask('PUT', url, { token: buyer, body: review })).status).toBe(200);
  await ask('DELETE', url, { token: buyer });
  await ask('PUT', url, { token: buyer, body: review });
  await ask('GET', `/api/public/products/${productId}/reviews`);
  await ask('GET', `/api/public/products/${productId}`);
  const { body } = await ask<ReceivedReviews>('GET', '/api/reviews?limit=5', { token });
  const path = `/api/reviews/${body.items[0]?.id}`;
  expect((await ask('PUT', `${path}/answer`, { token, body: { text: 'Thank you' } })).status).toBe(200);
  expect((await ask('PUT', `${path}/answer`, { token, body: { text: 'Again' } })).status).toBe(409);
  expect((await ask('POST', `${path}/report`, { token, body: { reason: 'A rival' } })).status).toBe(200);
  await ask('GET', '/api/purchases?q=bread', { token: buyer });
  await ask('GET', '/api/search?q=bread', { token });
}
