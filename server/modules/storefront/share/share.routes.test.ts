import sharp from 'sharp';
import { expect, test } from 'vitest';
import { changeKind } from '../../orders/checkout/testing/kinds';
import { get, pageId, seller, setUpPageOnSale, shop } from '../pages/testing/pages.setup';

setUpPageOnSale();

const change = (payload: object) => changeKind(shop, seller, pageId, payload);
const patch = (payload: object) =>
  shop.call({ method: 'PATCH', url: `/api/products/${pageId}`, token: seller.token, payload });

test('a published product has a picture that may be kept and shown anywhere', async () => {
  const answer = await get(`/share/${pageId}.png?v=x`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const again = await get(`/share/${pageId}.png`, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('its bytes change with the title, the price and the cover', async () => {
  const seen = new Set([(await get(`/share/${pageId}.png`)).rawPayload.toString('base64')]);
  const changes = [
    async () => ({ title: 'Raga basics, again' }),
    async () => ({ prices: [{ type: 'once', amount: 9_900 }] }),
    async () => ({ cover: await uploaded() }),
  ];
  for (const make of changes) {
    expect(await change(await make())).toBe(200);
    seen.add((await get(`/share/${pageId}.png`)).rawPayload.toString('base64'));
  }
  expect(seen.size).toBe(1 + changes.length);
});

test('a picture that was chosen for chats is cut to their shape, and light enough', async () => {
  const image = await uploaded(noise(1_600, 1_200));
  expect(await change({ seo: { title: 'Ragas', image: { ...image, alt: 'A sitar' } } })).toBe(200);
  const answer = await get(`/share/${pageId}.jpg`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { format, width, height, exif } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height, exif]).toEqual(['jpeg', 1200, 630, undefined]);
  expect(answer.rawPayload.length).toBeLessThanOrEqual(300_000);
  const again = await get(`/share/${pageId}.jpg`, { 'if-none-match': String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);

  expect(await change({ seo: { title: 'Ragas' } })).toBe(200);
  expect((await get(`/share/${pageId}.jpg`)).statusCode).toBe(404);
  expect((await get(`/share/${pageId}.png`)).statusCode).toBe(200);
});

test('a picture for chats is one that was uploaded, and goes with a copy of the product', async () => {
  const image = await uploaded();
  const refused = await patch({ seo: { image: { ...image, id: '1'.repeat(22) } } });
  expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([
    422,
    ['seo.image'],
  ]);
  expect((await patch({ seo: { image: { ...image, width: 9, height: 9 } } })).body).toMatchObject({
    seo: { image: { id: image.id, width: 800, height: 450, src: `/media/${image.id}/720.jpg` } },
  });
  const copy = await shop.call({
    method: 'POST',
    url: `/api/products/${pageId}/duplicate`,
    token: seller.token,
  });
  expect(copy.body).toMatchObject({ seo: { image: { id: image.id, width: 800 } } });
  expect(await change({ seo: {} })).toBe(200);
});

test('what nobody may see has no picture', async () => {
  const draft = await shop.call({
    method: 'POST',
    url: '/api/products',
    token: seller.token,
    payload: { kind: 'page', title: 'Draft', prices: [] },
  });
  const { id: hidden } = draft.body as { id: string };
  for (const file of [
    `${hidden}.png`,
    `${'1'.repeat(16)}.png`,
    `${pageId}.jpg`,
    `${pageId}.png.png`,
    pageId,
    '..%2Fx.png',
  ])
    expect([file, (await get(`/share/${file}`)).statusCode]).toEqual([file, 404]);
});

/** Nothing is heavier to keep as a JPEG. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

async function uploaded(
  drawn = sharp({ create: { width: 800, height: 450, channels: 3, background: '#803020' } }),
) {
  const payload = await drawn.png().toBuffer();
  const { status, body } = await shop.call({
    method: 'POST',
    url: '/api/media?alt=Clay',
    token: seller.token,
    headers: { 'content-type': 'image/png' },
    payload,
  });
  if (status !== 201) throw new Error(`the picture was answered ${status}`);
  const {
    id: picture,
    width,
    height,
    alt,
  } = body as { id: string; width: number; height: number; alt: string };
  return { id: picture, width, height, alt };
}
