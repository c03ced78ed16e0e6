// What a browser keeps for a time without a network, and how a buyer comes by it.
import type { Page } from '@playwright/test';
import { newPhone } from './people';
import { expect } from './test';

export const receiptPath = /\/access\/[\w-]+$/;

/** The names of everything that is kept here. */
export const keptCaches = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** What is kept of one of them, by path; nothing where there is none of that name. */
export const keptPaths = (page: Page, name = 'haat-kept'): Promise<string[]> =>
  page.evaluate(async (cache) => {
    if (!(await caches.has(cache))) return [];
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

/** Bought for ₹499 by a form, so that the page behind the payment is the first that brings the worker. Answers the path of the receipt. */
export async function buyByForm(page: Page, productId: string, phone = newPhone()): Promise<string> {
  await page.goto(`/pp/${productId}/checkout`);
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(receiptPath);
  await expect.poll(() => keptPaths(page)).toContain(new URL(page.url()).pathname);
  // From then on every visit is the worker's.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return new URL(page.url()).pathname;
}

/** Waits until a page that is open is kept as it is. */
export const isKept = (page: Page): Promise<void> =>
  expect.poll(() => keptPaths(page)).toContain(new URL(page.url()).pathname);

export const expectOfflinePage = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'You’re Offline' })).toBeVisible();
