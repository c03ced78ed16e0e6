// The full statement: narrowed in the address, with the balance of the whole, and as a file.
import { readFile } from 'node:fs/promises';
import { call } from '../../simulators/call';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
  const path = `/api/transactions/${shop.orders[0]?.id}/refund`;
  const { status } = await call(haat.url, 'POST', path, { body: {}, token: shop.creator.token });
  expect(status).toBe(200);
});

test('the wallet leads to it, and its filter lives in the address', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto('/wallet');
  await page.getByRole('link', { name: 'View full statement' }).click();
  await expect(page).toHaveURL(/\/viewallwallet$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeFocused();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByLabel('What').selectOption({ label: 'Sale' });
  await expect(page).toHaveURL(/\?kind=sale$/);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('₹469.56');
  await page.getByLabel('Period').selectOption({ label: 'Custom range' });
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No transactions in this period')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What')).toHaveValue('sale');
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(rows).toHaveCount(3);
});

test('the file has what the filter finds', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto('/viewallwallet?kind=refund');
  await expect(page.getByRole('row')).toHaveCount(2);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('button', { name: 'As CSV', exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(
    new RegExp(`,Refund,[^,]+,[^,]+,${shop.orders[0]?.id},-499.00,29.44,-469.56,0.00$`),
  );
});

test('a failure is said and tried again, with the filter as it was', async ({ visit }) => {
  const { page } = await visit();
  await rememberSession(page, shop.creator);
  await page.route('**/api/wallet/entries**', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await page.goto('/viewallwallet?kind=sale');
  await expect(page.getByText('The statement did not load')).toBeVisible();
  await page.unroute('**/api/wallet/entries**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/\?kind=sale$/);
});

test('it looks good in every layout', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto('/viewallwallet');
  await expectGoodLooks(page, page.getByText('Refund').last());
});
