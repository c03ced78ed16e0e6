// A creator with more products than one answer of the server holds: every one of them can still be chosen, and every buyer found.
import type { Discount, Product, Transactions } from '@haat/openapi';
import { call } from '../../simulators/call';
import { decide, expectStatus, placeOrder, publishPage } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
let oldest: Product;

test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
  const { token } = shop.creator;
  oldest = await publishPage(haat.url, token, { title: 'The very first loaf' });
  const draft = (body: object) => call<Product>(haat.url, 'POST', '/api/products', { body, token });
  await draft({ kind: 'course', title: 'Tala for beginners', prices: [] });
  for (let one = 1; one <= 52; one++)
    expectStatus(await draft({ kind: 'page', title: `Recipe ${one}`, prices: [] }), 201);
  const buyer = { phone: newPhone(), name: 'Salim Ansari' };
  for (const key of ['first', 'second', 'third']) {
    const placed = await placeOrder(
      haat.url,
      { productId: oldest.id, buyer },
      `choice-${key}-${buyer.phone}`,
    );
    await decide(haat.url, placed.payment.session, 'success');
  }
});

for (const [name, viewport] of Object.entries(widths)) {
  test(`sales are narrowed to the oldest product, and to its kind, on a ${name}`, async ({ visit }) => {
    const { page } = await visit({ viewport });
    await rememberSession(page, shop.creator);
    await page.goto('/transaction');
    // On a phone the filters stand in a sheet, elsewhere in a row: who turns it on its side opens them again.
    const isPhone = name === 'phone';
    const openFilters = async () => {
      if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
    };
    await openFilters();
    await page.getByRole('button', { name: 'Product: All products' }).click();
    const choice = page.getByRole('dialog', { name: 'Choose a product' });
    await expect(choice.getByRole('option')).toHaveCount(51);
    await expectGoodLooks(page, choice, (width) => width < 600 === isPhone);
    await page.setViewportSize(viewport);
    await choice.getByRole('combobox').fill('very first');
    await expect(choice.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`product=${oldest.id}`));
    const field = page.getByRole('button', { name: `Product: ${oldest.title}` });
    await expect(field).toBeFocused();
    // It has its name after a reload too, when no list has shown it.
    await page.reload();
    await openFilters();
    await expect(field).toBeVisible();
    await page.getByLabel('Type', { exact: true }).selectOption('Courses');
    await expect(page).toHaveURL(/kind=course/);
  });
}

test('a discount for one product waits until it is chosen, though the list fails', async ({
  visit,
  haat,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  let isDown = true;
  await page.route(/\/api\/products\?/, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/discounts');
  await page.getByRole('button', { name: 'New discount' }).first().click();
  const form = page.getByRole('form', { name: 'New discount' });
  await form.getByRole('textbox', { name: 'Code', exact: true }).fill('OLDEST');
  await form.getByLabel('Percentage of the price').fill('20');
  await form.getByText('One product').click();
  await form.getByRole('button', { name: 'Create discount' }).click();
  await expect(form.getByText('Choose the product.')).toBeVisible();
  await form.getByRole('button', { name: 'Which product: Choose a product' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose a product' });
  const retry = choice.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  isDown = false;
  await retry.click();
  await choice.getByRole('option', { name: oldest.title }).click();
  await form.getByRole('button', { name: 'Create discount' }).click();
  await expect(page.getByText('Discount created.', { exact: true })).toBeVisible();
  const { token } = shop.creator;
  const { body } = await call<{ items: Discount[] }>(haat.url, 'GET', '/api/discounts', { token });
  expect(body.items.map(({ code, product }) => [code, product?.id])).toEqual([['OLDEST', oldest.id]]);
});

test('a buyer is one row of the search, and opens all they bought', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('combobox').fill('salim');
  const buyers = palette.getByRole('group', { name: 'Buyers' });
  await expect(buyers.getByRole('option')).toHaveCount(1);
  await expectGoodLooks(page, buyers);
  await page.setViewportSize(widths.desktop);
  await buyers.getByRole('option', { name: /Salim Ansari.*3 purchases/ }).click();
  await expect(page).toHaveURL(/\/transaction\?q=%2B91/);
  const q = new URL(page.url()).searchParams.get('q') ?? '';
  const { token } = shop.creator;
  const path = `/api/transactions?q=${encodeURIComponent(q)}`;
  expect((await call<Transactions>(haat.url, 'GET', path, { token })).body.items).toHaveLength(3);
});
