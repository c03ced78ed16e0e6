// A course is finished on a phone without scripts; its certificate is downloaded, and somebody else checks it.
import { readFile } from 'node:fs/promises';
import type { Order } from '@haat/openapi';
import { call } from '../../simulators/call';
import { publishProduct } from '../../simulators/shop';
import { expectAccessible } from '../harness/accessible';
import { openShop, type Shop } from '../harness/shop';
import { buyIn } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
let productId: string;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
  const lessons = ['Flour', 'Dough'].map((title) => ({ id: title.toLowerCase(), title, text: 'Read this.' }));
  const product = await publishProduct(haat.url, shop.creator.token, {
    kind: 'course',
    title: 'Bread in two lessons',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { certificate: true, sections: [{ id: 's', title: 'Bread', lessons }] },
  });
  productId = product.id;
});

for (const javaScriptEnabled of [false, true])
  test(`a finished course gives a certificate that others can check, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    visit,
    haat,
  }) => {
    const { page, context } = await visit({ viewport: widths.phone, javaScriptEnabled });
    const { placed } = await buyIn(context, haat, productId);
    const order = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, {
      headers: { 'order-token': placed.token },
    });
    await page.goto(`/learn/${order.body.accesses?.[0]?.id}`);
    await expect(page.getByText('A certificate waits at the end.')).toBeVisible();
    await page.getByRole('link', { name: 'Start lesson 1' }).click();
    for (const title of ['Flour', 'Dough']) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('button', { name: 'Done, continue' }).click();
    }
    const card = page.getByRole('region', { name: 'Your certificate' });
    const named = card.getByText('In the name of Asha Rao');
    await expect(named).toBeVisible();
    if (javaScriptEnabled) {
      await expectAccessible(page, named);
    }
    const linkedIn = await card.getByRole('link', { name: 'Add to LinkedIn' }).getAttribute('href');

    const downloading = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Download PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Bread in two lessons – Asha Rao.pdf');
    const pdf = await readFile(await download.path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(150_000);

    const address = (await card.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
    expect(new URL(linkedIn ?? '').searchParams.get('certUrl')).toBe(new URL(address, haat.url).href);
    const somebodyElse = await visit({ viewport: widths.desktop, javaScriptEnabled });
    const answer = await somebodyElse.page.goto(address);
    expect(answer?.status()).toBe(200);
    const valid = somebodyElse.page.getByText('Valid certificate');
    await expect(valid).toBeVisible();
    if (javaScriptEnabled) {
      await expectAccessible(somebodyElse.page, valid);
    }
    await expect(somebodyElse.page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    expect((await somebodyElse.page.goto(page.url()))?.status()).toBe(404);
  });
