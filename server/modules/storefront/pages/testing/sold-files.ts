import type { MediaFile, Order, PlacedOrder, Upload } from '@haat/openapi';
import { expect } from 'vitest';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { seller, shop } from './pages.setup';

export interface Bought {
  placed: PlacedOrder;
  cookie: string;
  accessId: string;
}

let uploads = 0;
/** Uploads a file of the seller, or a new content for one. */
export async function uploaded(bytes: Buffer, purpose: string, name: string, more = {}): Promise<MediaFile> {
  const { token } = seller;
  const begun = await shop.call({
    method: 'POST',
    url: '/api/uploads',
    token,
    payload: { key: `upload-of-a-test-${++uploads}`, size: bytes.length, name, type: '', purpose, ...more },
  });
  const { id } = begun.body as Upload;
  await shop.call({
    method: 'PATCH',
    url: `/api/uploads/${id}`,
    token,
    payload: bytes,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
  });
  const ended = await shop.call({ method: 'POST', url: `/api/uploads/${id}/finish`, token, payload: {} });
  return ended.body as MediaFile;
}

/** One that is taken; answers its id. */
export async function upload(...of: Parameters<typeof uploaded>): Promise<string> {
  const { mediaId, status, reason } = await uploaded(...of);
  expect([status, reason]).toEqual(['ready', undefined]);
  return mediaId;
}

/** Publishes locked items of the seller; answers the product's id. */
export async function publish(items: object[]): Promise<string> {
  const { token } = seller;
  const payload = {
    kind: 'lock',
    title: 'Masala',
    prices: [{ type: 'once', amount: 10_000 }],
    content: { items },
  };
  const made = await shop.call({ method: 'POST', url: '/api/products', token, payload });
  const { id } = made.body as { id: string };
  const published = await shop.call({ method: 'POST', url: `/api/products/${id}/publish`, token });
  expect([published.status, JSON.stringify(published.body)]).toEqual([200, expect.anything()]);
  return id;
}

/** Somebody buys it. */
export async function buy(id: string, who: object = {}): Promise<Bought> {
  const answer = await shop.order(id, who);
  await shop.pay(answer.body.payment.session);
  const order = await shop.read(answer.body);
  return {
    placed: answer.body,
    cookie: buyerCookie(answer),
    accessId: (order.accesses as NonNullable<Order['accesses']>)[0]?.id ?? '',
  };
}
