// What a phone shows without a network: what was bought, and a page of ours for everything else. Nothing stays after signing out.
import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { pdfOf } from '../../../server/modules/catalog/media/testing/files';
import { refundAll } from '../../simulators/buyer';
import type { Haat } from '../../simulators/haat';
import { publishProduct } from '../../simulators/shop';
import { axeFindings } from '../harness/axe';
import { buyByForm, keptPaths, receiptPath } from '../harness/kept-pages';
import { openShop, type Shop } from '../harness/shop';
import { uploadFile } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

const buy = (page: Page, productId = shop.pageId) => buyByForm(page, productId);

test('a receipt is read without a network; everything else is a page of ours, which goes on by itself', async ({
  visit,
}) => {
  const { page, context } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
  const receipt = await buy(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();

  await page.goto('/PricingPage');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re Offline' })).toBeVisible();
  const kept = page.getByRole('region', { name: 'Works without a network' });
  await expect(kept.getByRole('link', { name: /Raga notes/ })).toHaveAttribute(
    'href',
    expect.stringMatching(receiptPath),
  );
  // An order was placed in this tab: whether it was charged, nobody can say without a network.
  await expect(page.getByText('do not pay a second time', { exact: false })).toBeVisible();
  await expect(kept.getByText(/^Receipt, last seen \d/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('You are still offline.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You pay only when you sell');

  await context.setOffline(true);
  await page.goto(receipt);
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
});

test('who signs out leaves nothing on the device', async ({ visit }) => {
  const { page, context } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
  const receipt = await buy(page);
  await page.goto('/purchase/library');
  await expect.poll(() => keptPaths(page)).toContain('/purchase/library');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Open what you bought' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(receipt);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re Offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Raga notes/ })).toHaveCount(0);
});

test('what was ended elsewhere is not kept', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
  const receipt = await buy(page);
  const elsewhere = await page.request.post(`${haat.url}/purchase/sign-out`, {
    headers: { origin: haat.url },
    maxRedirects: 0,
  });
  expect(elsewhere.status()).toBe(303);
  await page.goto(receipt);
  await expect.poll(() => keptPaths(page)).not.toContain(receipt);
});

test('a preview brings the worker once it is touched; without a network a reload is then a page of ours', async ({
  visit,
}) => {
  const { page, context } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
  await page.goto(`/pp/${shop.pageId}`);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect([await page.locator('link[rel=manifest]').count(), await workers()]).toEqual([0, 0]);
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re Offline' })).toBeVisible();
  await expect(page.getByText('Nothing was charged', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('a preview that is read and not touched brings the worker after ten seconds', async ({ visit }) => {
  const { page, context } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
  await page.clock.install();
  await page.goto(`/pp/${shop.pageId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.clock.runFor(9_000);
  expect(await workers()).toBe(0);
  await page.clock.runFor(2_000);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re Offline' })).toBeVisible();
});

for (const path of [paths.pricing, paths.contact])
  test(`a reload of ${path} without a network is a page of ours, at the first visit`, async ({ visit }) => {
    const { page, context } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
    await page.goto(path);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re Offline' })).toBeVisible();
  });

async function sellBook({ url }: Haat): Promise<{ id: string; bytes: Buffer }> {
  const bytes = await pdfOf(3);
  const mediaId = await uploadFile(url, shop.creator, { bytes, purpose: 'file', name: 'bread.pdf' });
  const { id } = await publishProduct(url, shop.creator.token, {
    kind: 'lock',
    title: 'The book of bread',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { items: [{ id: 'a', type: 'file', title: 'The book', mediaId }] },
  });
  return { id, bytes };
}

test('several receipts are one row, and what was typed for another order says that nothing was charged', async ({
  visit,
  haat,
}) => {
  const { id } = await sellBook(haat);
  const { page, context } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
  await buy(page);
  await buy(page, id);

  // What is typed stays in its tab.
  const tab = await context.newPage();
  const other = await sellBook(haat);
  await tab.goto(`/pp/${other.id}/checkout`);
  await tab.getByRole('form', { name: 'Your details' }).getByLabel('Mobile number').fill('98220');
  const drafts = () =>
    tab.evaluate(() => Object.values(sessionStorage).filter((text: string) => text.includes('98220')).length);
  await expect.poll(drafts).toBe(1);
  await context.setOffline(true);
  await tab.goto('/PricingPage');
  await expect(tab.getByText('Nothing was charged.', { exact: false })).toBeVisible();
  const kept = tab.getByRole('region', { name: 'Works without a network' });
  await expect(kept.getByText('Checkout draft')).toBeVisible();
  await expect(kept.getByText(/^Saved \d.+, nothing was charged$/)).toBeVisible();
  await expect(kept.getByText('2 kept on this device')).toBeVisible();
  await expect(kept.getByRole('link', { name: /Raga notes/ })).toBeHidden();
  await kept.getByText('Receipts', { exact: true }).click();
  await expect(kept.getByRole('link', { name: /The book of bread/ })).toHaveAttribute(
    'href',
    expect.stringMatching(receiptPath),
  );
  expect(await axeFindings(tab)).toEqual([]);
  await kept.getByRole('link', { name: /Raga notes/ }).click();
  await expect(tab.getByText('₹499 paid', { exact: true })).toBeVisible();
});

test('a file that was saved opens without a network, until it is refunded', async ({ visit, haat }) => {
  const { id, bytes } = await sellBook(haat);
  const { page, context } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
  const receipt = await buy(page, id);
  const save = page.getByRole('button', { name: 'Save for offline: The book' });
  await save.click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  const file = (await page.locator('[data-save-file]').getAttribute('data-save-file')) ?? '';
  const open = (address: string) =>
    page.evaluate(async (url) => {
      const response = await fetch(url).catch(() => null);
      if (!response) return null;
      const { byteLength } = await response.arrayBuffer();
      return [byteLength, response.headers.get('content-disposition')?.split(';')[0]];
    }, address);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove from this device: The book' })).toBeVisible();
  expect(await open(file)).toEqual([bytes.length, 'attachment']);
  expect(await open(`${file}?view`)).toEqual([bytes.length, 'inline']);
  await page.goto('/PricingPage');
  await expect(page.getByRole('link', { name: 'bread.pdf' })).toHaveAttribute(
    'href',
    expect.stringContaining(file),
  );

  await context.setOffline(false);
  await refundAll(haat.url, shop.creator, { id: receipt.split('/').at(-1) ?? '' });
  await page.goto(receipt);
  await expect(page.getByRole('heading', { name: 'This was refunded' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('haat-files')).keys()).length))
    .toBe(0);
  await context.setOffline(true);
  expect(await open(file)).toBeNull();
});

test('a saved file is removed by its button, and with all else by signing out', async ({ visit, haat }) => {
  const { id } = await sellBook(haat);
  const { page } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
  await buy(page, id);
  const save = page.getByRole('button', { name: 'Save for offline: The book' });
  const remove = page.getByRole('button', { name: 'Remove from this device: The book' });
  await save.click();
  await remove.click();
  await expect(save).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await save.click();
  await expect(remove).toBeVisible();
  await page.goto('/purchase/library');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Open what you bought' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('haat-files'))).toBe(false);
});
