// A buyer whose browser runs no scripts, or who saves data: the page reads, and buying works.

import { publishPage } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { countScripts } from '../harness/script-bytes';
import { openShop, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('without JavaScript a page reads, sells and gives its receipt', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  await page.goto(`/pp/${shop.pageId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Raga notes' })).toBeVisible();
  await page.locator('[data-main-action]').first().click();
  await expect(page).toHaveURL(/\/checkout/);

  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill('98765');
  await form.getByText('Email and name (optional)').click();
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(form.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');

  await form.getByLabel('Mobile number').fill(newPhone());
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByText('No money moves here.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Payment not completed' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again: pay ₹499' }).click();
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
});

test('without JavaScript a page that waits for a payment takes nothing away that is typed about it', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  const open = shop.orders[2];
  await page.goto(`/cashfree?id=${open?.id}&back=1`);
  await page.getByRole('link', { name: 'Paid but no access?' }).click();
  const reference = page.getByLabel('UPI reference');
  await reference.fill('4221');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // Longer than a page that waits stays.
  await page.waitForTimeout(6_000);
  expect(loads).toBe(0);
  await expect(reference).toHaveValue('4221');
});

test('before the first touch a page loads no more than 3 kB of script', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  const bytesOfScripts = countScripts(page);
  await page.goto(`/pp/${shop.pageId}`, { waitUntil: 'load' });
  const bytes = await bytesOfScripts();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(3_000);
});

test('the touch that brings React is not lost', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await page.goto(`/pp/${shop.pageId}`);
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  await expect(form).toBeVisible();
  await form.getByLabel('Mobile number').fill(newPhone());
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByText('No money moves here.')).toBeVisible();
});

test('the main button opens its step before any file of ours has come, and what is typed stays', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/pp/${shop.pageId}`, { waitUntil: 'commit' });
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  const phone = newPhone();
  await form.getByLabel('Mobile number').fill(phone);
  await expect(page).toHaveURL(/\/pp\/\w+$/);
  release();
  await expect(page.locator('#sheet')).toHaveAttribute('data-live', '');
  await expect(form.getByLabel('Mobile number')).toHaveValue(phone);
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByText('No money moves here.')).toBeVisible();
});

test('of several prices the first opens at once, and another one with its sum, however late its script comes', async ({
  visit,
  haat,
}) => {
  const { id } = await publishPage(haat.url, shop.creator.token, {
    title: 'Two ways to learn',
    prices: [
      { type: 'once', amount: 49_900, label: 'Alone' },
      { type: 'once', amount: 99_900, label: 'With feedback' },
    ],
  });
  const { page } = await visit({ viewport: widths.phone });
  const buying = /\/buying-[\w-]+\.js/;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/pp/${id}`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => buying.test(url))).toEqual([]);
  const button = page.locator('[data-main-action]').first();
  const sheet = page.getByRole('form', { name: 'Your details' });
  await button.click();
  await expect(sheet.getByRole('button', { name: 'Pay ₹499' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: /With feedback/ }).check();
  await button.click();
  await expect(sheet.getByRole('button', { name: 'Pay ₹999' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: /Alone/ }).check();
  await button.click();
  await expect(sheet.getByRole('button', { name: 'Pay ₹499' })).toBeVisible();
  expect(asked.filter((url) => buying.test(url)).length).toBeGreaterThan(0);
});
