import { expect, test } from 'vitest';
import {
  get,
  pageId,
  seller,
  setUpPageOnSale,
  shop,
} from '../../../server/modules/storefront/pages/testing/pages.setup';

setUpPageOnSale();

test('S9: a receipt is drawn once, in a thread, however many ask for it at once', async () => {
  const { body: placed } = await shop.order(pageId);
  await shop.pay(placed.payment.session);
  const documents = await shop.call({
    method: 'GET',
    url: `/api/transactions/${placed.id}/documents`,
    token: seller.token,
  });
  const [document] = (documents.body as { items: { url: string }[] }).items;
  const address = String(document?.url);
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(address)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const pdfs = new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64')));
  expect(pdfs.size).toBe(1);
  expect(answers[0]?.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(shop.deps.workers.stats().tasks.invoicePdf).toMatchObject({ runs: 1, hits: 7, failures: 0 });
});
