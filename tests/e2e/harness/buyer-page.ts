// A page that buyers meet, and buying what leads to it.
import { expect } from '@playwright/test';
import type { BuyerShop } from './buyer-shop';
import { newPhone } from './people';
import type { Visit } from './test';

export interface BuyerPage {
  name: string;
  open: (visit: Visit, shop: BuyerShop) => Promise<unknown>;
  /** Its first-order heading. */
  heading: string | RegExp;
}

export interface Bought {
  orderId: string;
  session: string;
}

/** Orders in this browser, which holds it from then on. */
export async function order({ context }: Visit, productId: string, more: object = {}): Promise<Bought> {
  const answer = await context.request.post('/api/orders', {
    data: { productId, buyer: { phone: newPhone() }, ...more },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { id, payment } = (await answer.json()) as { id: string; payment: { session: string } };
  return { orderId: id, session: payment.session };
}

/** As `order`, and pays. */
export async function buy(visit: Visit, productId: string, more: object = {}): Promise<Bought> {
  const bought = await order(visit, productId, more);
  await visit.context.request.post(`/sandbox/payments/${bought.session}`, { data: { outcome: 'success' } });
  await expect(async () => {
    const seen = await visit.context.request.get(`/access/${bought.orderId}`, { maxRedirects: 0 });
    expect(await seen.text()).toContain('yours-to-keep');
  }).toPass();
  return bought;
}
