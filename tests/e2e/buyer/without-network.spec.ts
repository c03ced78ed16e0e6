// What a phone shows without a network: what was bought, and a page of ours for everything else. Nothing stays after signing out.
import type { Page } from '@playwright/test';
import { axeFindings } from '../harness/axe';
import { newPhone } from '../harness/people';
import { openShop, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

const receiptPath = /\/access\/[\w-]+$/;

/** Bought by a form, so that the page behind the payment is the first that brings the worker. */
async function buy(page: Page): Promise<string> {
  await page.goto(`/pp/${shop.pageId}/checkout`);
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(newPhone());
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(receiptPath);
  await expect.poll(() => keptPaths(page)).toContain(new URL(page.url()).pathname);
  // From then on every visit is the worker's.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return new URL(page.url()).pathname;
}

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('haat-kept'))) return [];
    const requests = await (await caches.open('haat-kept')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

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

test('what was ended elsewhere is not kept, and a new worker waits for nobody', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
  const receipt = await buy(page);
  const elsewhere = await page.request.post(`${haat.url}/purchase/sign-out`, {
    headers: { origin: haat.url },
    maxRedirects: 0,
  });
  expect(elsewhere.status()).toBe(303);
  await page.goto(receipt);
  await expect.poll(() => keptPaths(page)).not.toContain(receipt);

  const waiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return [registration.waiting, registration.active?.state];
  });
  expect(waiting).toEqual([null, 'activated']);
});

test('a preview brings no worker: its first visit is for buying', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone, serviceWorkers: 'allow' });
  await page.goto(`/pp/${shop.pageId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('link[rel=manifest]').count()).toBe(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
