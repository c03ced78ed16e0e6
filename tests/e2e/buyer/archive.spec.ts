// Several files of one purchase come as one ZIP by a plain link: with and without scripts, past a service worker, in Hindi, on the smallest phone.
import { readFile } from 'node:fs/promises';
import type { Order } from '@haat/openapi';
import type { Page } from '@playwright/test';
import { pdfOf } from '../../../server/modules/catalog/media/testing/files';
import { unzip } from '../../../server/modules/delivery/files/testing/unzip';
import { call } from '../../simulators/call';
import type { Haat } from '../../simulators/haat';
import { publishProduct } from '../../simulators/shop';
import { axeFindings } from '../harness/axe';
import { openShop, type Shop } from '../harness/shop';
import { buyIn, sellParts, uploadFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

const smallest = { width: 320, height: 640 };

let shop: Shop;
let files: { name: string; bytes: Buffer; mediaId: string }[];
let lockId: string;
let courseId: string;

test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
  files = [];
  for (const [name, bytes] of [
    ['मसाले 2026.pdf', await pdfOf(60)],
    ['Workbook.pdf', await pdfOf(20)],
    ['Shopping list.txt', Buffer.from('Salt, turmeric, chilli.\n'.repeat(40_000))],
  ] as const) {
    const mediaId = await uploadFile(haat.url, shop.creator, { bytes, purpose: 'file', name });
    files.push({ name, bytes, mediaId });
  }
  const items = files.map(({ name, mediaId }, index) => ({
    id: `i${index}`,
    type: 'file' as const,
    title: name.replace(/\.\w+$/, ''),
    mediaId,
  }));
  lockId = await sellParts(haat.url, shop.creator, items);
  const lessons = [{ id: 'flour', title: 'Flour and water', text: 'Read this.', items: items.slice(1) }];
  const course = await publishProduct(haat.url, shop.creator.token, {
    kind: 'course',
    title: 'Bread in one lesson',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { sections: [{ id: 's', title: 'Bread', lessons }] },
  });
  courseId = course.id;
});

/** What a click on a link downloads, unpacked. */
async function downloaded(page: Page, name: RegExp) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const download = await downloading;
  const entries = await unzip(await readFile(await download.path()));
  return { name: download.suggestedFilename(), entries };
}

const isWhole = (entries: Awaited<ReturnType<typeof unzip>>) =>
  entries.map(({ name, bytes }) => {
    const file = files.find((one) => one.name === name);
    return [name, file?.bytes.equals(bytes) ?? false];
  });

const all = () => files.map(({ name }) => [name, true]);

async function grantOf(haat: Haat, placed: { id: string; token: string }): Promise<string> {
  const order = await call<Order>(haat.url, 'GET', `/api/orders/${placed.id}`, {
    headers: { 'order-token': placed.token },
  });
  return order.body.accesses?.[0]?.id ?? '';
}

for (const [javaScriptEnabled, viewport] of [
  [false, smallest],
  [true, widths.desktop],
] as const)
  test(`all files of a purchase come in one download, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    visit,
    haat,
  }) => {
    const { page, context } = await visit({
      viewport,
      javaScriptEnabled,
      serviceWorkers: javaScriptEnabled ? 'allow' : 'block',
    });
    const { placed } = await buyIn(context, haat, lockId);
    await page.goto(`/access/${placed.id}`);
    if (javaScriptEnabled) {
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      expect(await axeFindings(page)).toEqual([]);
    }
    const button = page.getByRole('link', { name: /^Download 3 files \(\d+(\.\d)?\s(kB|MB)\)$/ });
    await expect(button).toHaveAttribute('data-main-action', 'true');
    const { width = 0 } = (await button.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(viewport.width);

    const archive = await downloaded(page, /^Download 3 files/);
    expect([archive.name, isWhole(archive.entries)]).toEqual(['Bread, filmed.zip', all()]);
    await expect(button).toBeVisible();

    await page.getByRole('link', { name: 'Download one by one' }).click();
    await expect(page).toHaveURL(/#part-0$/);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Workbook', exact: true }).click();
    const single = await downloading;
    expect(single.suggestedFilename()).toBe('Workbook.pdf');
    expect((await readFile(await single.path())).equals(files[1]?.bytes ?? Buffer.of())).toBe(true);

    const other = await visit({ viewport, javaScriptEnabled });
    const answer = await other.page.request.get(`/media/archive/${await grantOf(haat, placed)}`);
    expect(answer.status()).toBe(404);
  });

test('the files of a lesson come in one download, in Hindi and without JavaScript', async ({
  visit,
  haat,
}) => {
  const { page, context } = await visit({
    viewport: smallest,
    javaScriptEnabled: false,
    locale: 'hi-IN',
  });
  const { placed } = await buyIn(context, haat, courseId);
  await page.goto(`/learn/${await grantOf(haat, placed)}/flour`);
  const archive = await downloaded(page, /^2 फ़ाइलें डाउनलोड करें \(\d+\skB\)$/);
  expect([archive.name, isWhole(archive.entries)]).toEqual(['Flour and water.zip', all().slice(1)]);
  await expect(page.getByText('एक ZIP फ़ाइल में')).toBeVisible();
});

test('a purchase with all of them unpacks to what its creator uploaded, also in Hindi', async ({
  visit,
  haat,
}) => {
  const { page, context } = await visit({ viewport: smallest, locale: 'hi-IN' });
  const { placed } = await buyIn(context, haat, lockId);
  await page.goto(`/access/${placed.id}`);
  const archive = await downloaded(page, /^3 फ़ाइलें डाउनलोड करें \(/);
  expect(isWhole(archive.entries)).toEqual(all());
  await expect(page.getByRole('link', { name: 'एक-एक करके डाउनलोड करें' })).toHaveAttribute('href', '#part-0');
});
