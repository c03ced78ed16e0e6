import type { OrderRequest } from '@haat/machines/checkout';
import type { NewOrder, Order, PlacedOrder } from '@haat/openapi';
import { sourceAt } from '@haat/openapi/attribution';
import { call } from './api';

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
  return call('post', '/api/orders', { body: order, headers: { 'idempotency-key': key }, signal });
}

/** Reads an order with the token that was answered when it was placed. */
export const readOrder = (orderId: string, token: string, signal: AbortSignal): Promise<Order> =>
  call('get', '/api/orders/{id}', { path: { id: orderId }, headers: { 'order-token': token }, signal });
