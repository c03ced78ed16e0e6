// What a buyer of any product does at a running server, and what its creator gives back.
import type { Order, PlacedOrder } from '@haat/openapi';
import { call } from './call';
import { type Creator, decide, expectStatus } from './shop';

/** A paid order, and the cookie of the browser that bought. */
export interface Bought {
  id: string;
  token: string;
  cookie: string;
  grantId: string;
}

/** Longer than the pause before a job is tried again that a killed server had begun several times. */
const waitMs = 60_000;
const pollMs = 20;

/** Waits until something is there: what a server does takes effect a moment later. */
export async function until<T>(
  look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
) {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Not within ${waitMs} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

let orders = 0;

/** Pays for a product with a phone of ten digits. */
export async function buy(url: string, productId: string, phone: string): Promise<Bought> {
  orders += 1;
  const placed = await call<PlacedOrder>(url, 'POST', '/api/orders', {
    body: { productId, buyer: { phone, name: 'Asha Rao' } },
    headers: { 'idempotency-key': `buyer-${productId}-${orders}` },
  });
  const { id, token, payment } = expectStatus(placed, 201);
  await decide(url, payment.session);
  const grantId = await until(async () => {
    const headers = { 'order-token': token };
    return (await call<Order>(url, 'GET', `/api/orders/${id}`, { headers })).body.accesses?.[0]?.id;
  });
  return { id, token, grantId, cookie: placed.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Where the button of the access page leads. */
export async function joinLinkOf(url: string, { id, grantId, cookie }: Bought): Promise<string> {
  const answer = await fetch(`${url}/access/${id}/join/${grantId}`, {
    redirect: 'manual',
    headers: { cookie },
  });
  if (answer.status !== 303) throw new Error(`The button of the access page answered ${answer.status}`);
  return answer.headers.get('location') ?? '';
}

/** The creator gives all of it back. */
export async function refundAll(url: string, { token }: Creator, { id }: Pick<Bought, 'id'>): Promise<void> {
  expectStatus(await call(url, 'POST', `/api/transactions/${id}/refund`, { token, body: {} }), 200);
}
