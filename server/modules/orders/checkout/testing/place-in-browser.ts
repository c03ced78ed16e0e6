import type { PlacedOrder } from '@haat/openapi';
import { newKey } from './shop';
import { shop } from './shop.setup';

/** Places an order as a page of ours does, in a browser that sends this cookie; without one in a new browser. */
export async function place(
  body: object,
  { cookie, key = newKey() }: { cookie?: string; key?: string } = {},
) {
  const answer = await shop.call({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': key, origin: 'http://localhost', ...(cookie && { cookie }) },
    payload: body,
  });
  return {
    status: answer.status,
    body: answer.body as PlacedOrder & { code?: string },
    headers: answer.headers,
  };
}
