import { expect, test } from 'vitest';
import { pdfOf } from '../../../catalog/media/testing/files';
import { modelOf } from '../testing/build';
import { get, seller, setUpPageOnSale, shop } from '../testing/pages.setup';
import { buy, upload } from '../testing/sold-files';

setUpPageOnSale();

const make = (product: object) =>
  shop.call({
    method: 'POST',
    url: '/api/products',
    token: seller.token,
    payload: {
      kind: 'page',
      title: 'Fermentation',
      prices: [{ type: 'once', amount: 1_49_900 }],
      ...product,
    },
  });
const publish = ({ id }: { id: string }) =>
  shop.call({ method: 'POST', url: `/api/products/${id}/publish`, token: seller.token });
const idOf = ({ body }: { body: unknown }) => body as { id: string };

test('a page that promises a workbook is published once it delivers one, and buyers get it', async () => {
  const message = 'Download the workbook';
  const made = await make({ thankYou: { message } });
  expect(await publish(idOf(made))).toMatchObject({
    status: 409,
    body: { fields: { 'thankYou.items': expect.stringContaining('buyers get nothing') } },
  });

  const pdf = await pdfOf(3);
  const mediaId = await upload(pdf, 'file', 'workbook.pdf');
  const items = [
    { id: 'a', type: 'file', title: 'The workbook', mediaId, downloads: 2 },
    { id: 'b', type: 'link', title: 'The folder', url: 'https://example.com/folder' },
  ];
  const { id } = idOf(made);
  const changed = await shop.call({
    method: 'PATCH',
    url: `/api/products/${id}`,
    token: seller.token,
    payload: { thankYou: { message, items } },
  });
  expect(changed.status).toBe(200);
  expect(await publish({ id })).toMatchObject({ status: 200 });
  expect((await get(`/api/public/products/${id}`)).body).not.toContain('example.com/folder');

  const { placed, cookie, accessId } = await buy(id);
  const model = modelOf((await get(`/access/${placed.id}`, { cookie })).body, 'access');
  const url = `/media/file/${accessId}/${mediaId}`;
  expect(model.order.access?.received?.parts).toMatchObject([
    { type: 'file', title: 'The workbook', url, size: pdf.length },
    { type: 'link', title: 'The folder', url: 'https://example.com/folder' },
  ]);
  const file = await get(url, { cookie });
  expect([file.statusCode, file.rawPayload.equals(pdf)]).toEqual([200, true]);
  expect((await get(url)).statusCode).toBe(404);

  const removed = await shop.call({ method: 'DELETE', url: `/api/media/${mediaId}`, token: seller.token });
  expect(removed.status).toBe(409);
});

test('a bare page, and one for giving, are published as they are', async () => {
  expect(await publish(idOf(await make({})))).toMatchObject({ status: 200 });
  const given = await make({ content: { action: 'give' }, thankYou: { message: 'Download a smile' } });
  expect(await publish(idOf(given))).toMatchObject({ status: 200 });
});

test('files of somebody else, and items of other kinds, are refused', async () => {
  const foreign = { id: 'a', type: 'file', title: 'A', mediaId: '1111111111111111' };
  expect(await make({ thankYou: { items: [foreign] } })).toMatchObject({
    status: 422,
    body: { fields: { 'thankYou.items.0.mediaId': expect.stringContaining('not found') } },
  });
  const link = { id: 'a', type: 'link', title: 'A', url: 'https://example.com' };
  expect(await make({ kind: 'lock', thankYou: { items: [link] } })).toMatchObject({
    status: 422,
    body: { fields: { 'thankYou.items': expect.stringContaining('Only payment pages') } },
  });
});
