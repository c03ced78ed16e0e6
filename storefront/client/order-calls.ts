import { language } from '@haat/i18n';
import type { OrderRequest } from '@haat/machines/checkout';
import type { NewOrder, Order, PlacedOrder } from '@haat/openapi';
import { sourceAt } from '@haat/openapi/attribution';
import { bodyOf } from './problem';

/** Opens an order. The server also sets the cookie by which this browser is known to have placed it. */
export async function placeOrder(request: OrderRequest, signal: AbortSignal): Promise<PlacedOrder> {
  const { key, productId, priceId, amount, buyer, autopay, remind, discountCode, answers } = request;
  const source = sourceAt({ address: location.href, referrer: document.referrer });
  const order: NewOrder = {
    productId,
    ...(priceId === undefined ? {} : { priceId }),
    ...(amount === undefined ? {} : { amount }),
    buyer,
    ...(autopay && { autopay }),
    ...(discountCode && { discountCode }),
    ...(remind && { remind }),
    ...(source && { source }),
    answers,
  };
  const response = await fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'accept-language': language() },
    body: JSON.stringify(order),
    signal,
  });
  return bodyOf<PlacedOrder>(response);
}

/** Reads an order with the token that was answered when it was placed. */
export async function readOrder(orderId: string, token: string, signal: AbortSignal): Promise<Order> {
  const headers = { 'order-token': token, 'accept-language': language() };
  return bodyOf<Order>(await fetch(`/api/orders/${encodeURIComponent(orderId)}`, { headers, signal }));
}
