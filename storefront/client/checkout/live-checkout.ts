import { checkoutMachine, type OrderRequest } from '@haat/machines/checkout';
import type { NewOrder, Order, PlacedOrder } from '@haat/openapi';
import { sourceAt } from '@haat/openapi/attribution';
import { fromPromise } from 'xstate';
import { call } from '../api';
import { noteOrdered } from './draft';

type Provided = NonNullable<Parameters<typeof checkoutMachine.provide>[0]>;
/** `provide` takes a part and a stub left out fails late, so the type asks for all of it. */
type Actors = Required<NonNullable<Provided['actors']>>;
type Commands = Required<Pick<NonNullable<Provided['actions']>, 'openPayment'>>;

/** The chart of buying with its real ports. `token` opens the order that is read; `openPayment` leads to the gateway. */
export function liveCheckout(token: string, openPayment: (orderId: string) => void) {
  const actors: Actors = {
    placeOrder: fromPromise(({ input, signal }) => placeOrder(input, signal)),
    readOrder: fromPromise(({ input, signal }) => readOrder(input.orderId, token, signal)),
  };
  const actions: Commands = { openPayment: (_, { orderId }) => openPayment(orderId) };
  return checkoutMachine.provide({ actors, actions });
}

/** Opens an order. The server also sets the cookie by which this browser is known to have placed it. */
export async function placeOrder(request: OrderRequest, signal: AbortSignal): Promise<PlacedOrder> {
  const {
    key,
    productId,
    priceId,
    amount,
    due,
    quantity,
    buyer,
    autopay,
    remind,
    method,
    again,
    seatOffer,
    discountCode,
    gift,
    answers,
  } = request;
  const source = sourceAt({ address: location.href, referrer: document.referrer });
  const order: NewOrder = {
    productId,
    ...(priceId === undefined ? {} : { priceId }),
    ...(amount === undefined ? {} : { amount }),
    ...(due === undefined ? {} : { due }),
    ...(quantity !== undefined && { quantity }),
    buyer,
    ...(autopay && { autopay }),
    ...(discountCode && { discountCode }),
    ...(remind && { remind }),
    ...(method && { method }),
    ...(again && { again }),
    ...(seatOffer && { seatOffer }),
    ...(gift && { gift: { ...gift, deliverOn: gift.deliverOn || null } }),
    ...(source && { source }),
    answers,
  };
  const placed = await call('post', '/api/orders', {
    body: order,
    headers: { 'idempotency-key': key },
    signal,
  });
  noteOrdered(productId);
  return placed;
}

/** Reads an order with the token that was answered when it was placed. */
const readOrder = (orderId: string, token: string, signal: AbortSignal): Promise<Order> =>
  call('get', '/api/orders/{id}', { path: { id: orderId }, headers: { 'order-token': token }, signal });
