// A film that is on sale, and people who bought it.
import type { MediaFile, NewProduct, PlacedOrder, Upload } from '@haat/openapi';
import { type BrowserContext, expect } from '@playwright/test';
import { call } from '../../simulators/call';
import type { Haat } from '../../simulators/haat';
import { type Creator, decide, expectStatus, publishProduct } from '../../simulators/shop';
import { newPhone } from './people';

/** Uploads a file as the app does; answers its id. */
export const uploadFile = async (...of: Parameters<typeof uploadedFile>): Promise<string> =>
  (await uploadedFile(...of)).mediaId;

/** As `uploadFile`; answers all that is known of the file. */
export async function uploadedFile(
  url: string,
  { token }: Creator,
  { bytes, purpose, name }: { bytes: Buffer; purpose: 'file' | 'video' | 'audio'; name: string },
): Promise<MediaFile> {
  const body = { key: `film-${newPhone()}-key`, size: bytes.length, name, type: '', purpose };
  const begun = expectStatus(await call<Upload>(url, 'POST', '/api/uploads', { body, token }), 201);
  for (let at = 0; at < bytes.length; at += begun.pieceSize) {
    const sent = await fetch(`${url}/api/uploads/${begun.id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(at),
      },
      body: new Uint8Array(bytes.subarray(at, at + begun.pieceSize)),
    });
    expect(sent.status).toBe(200);
  }
  const end = { body: {}, token };
  const file = await call<MediaFile>(url, 'POST', `/api/uploads/${begun.id}/finish`, end);
  const uploaded = expectStatus(file, 200);
  expect([uploaded.status, uploaded.reason]).toEqual(['ready', undefined]);
  return uploaded;
}

/** Puts videos or audios on sale as the parts of one product; answers its id. */
export async function sellParts(
  url: string,
  { token }: Creator,
  items: NonNullable<(NewProduct & { kind: 'lock' })['content']>['items'],
): Promise<string> {
  const product = await publishProduct(url, token, {
    kind: 'lock',
    title: 'Bread, filmed',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { items },
  });
  return product.id;
}

/** Buys in this browser, and pays. */
export async function buyIn(
  context: BrowserContext,
  haat: Haat,
  productId: string,
  email = 'asha@example.com',
): Promise<{ phone: string; placed: PlacedOrder }> {
  const phone = newPhone();
  const data = { productId, buyer: { phone, name: 'Asha Rao', email } };
  const headers = { 'idempotency-key': `film-${phone}`, origin: haat.url };
  const answer = await context.request.post('/api/orders', { data, headers });
  expect(answer.status()).toBe(201);
  const placed: PlacedOrder = await answer.json();
  await decide(haat.url, placed.payment.session, 'success');
  return { phone, placed };
}
