import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('a part goes back, the sale stands for the rest, and the rest goes back as well', async ({
  visit,
  haat,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  const id = shop.orders[0]?.id;
  await page.goto(`/transaction?sale=${id}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const amount = page.getByLabel('Amount');
  await amount.fill('600');
  await page.getByLabel('Why').fill('One lesson less');
  await expect(page.getByText('At most ₹499 can be refunded.')).toBeVisible();
  await amount.fill('100');
  await page.getByRole('button', { name: 'Refund ₹100' }).click();
  const sheet = page.getByRole('dialog').first();
  await expect(sheet.getByText('₹100 was refunded to the buyer, who keeps access')).toBeVisible();
  await expect(sheet.getByText('Partly refunded')).toBeVisible();
  await expect
    .poll(async () =>
      (await haat.outbox()).some(({ text }) => text.includes('100') && text.includes(`${id}`)),
    )
    .toBe(true);

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('button', { name: 'Refund ₹399' }).click();
  await expect(
    sheet.getByText('The remaining ₹399 was refunded to the buyer, and access ended'),
  ).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Refund', exact: true })).toBeHidden();
});
