// A buyer whose browser runs no scripts, or who saves data: the page reads, and buying works.
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

test('before the first touch a page loads no more than 5 kB of script', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  const bytesOfScripts = countScripts(page);
  await page.goto(`/pp/${shop.pageId}`, { waitUntil: 'load' });
  const bytes = await bytesOfScripts();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(5_000);
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
