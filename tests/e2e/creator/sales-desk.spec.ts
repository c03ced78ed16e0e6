import { readFile } from 'node:fs/promises';
import { decide, placeOrder, publishPage, signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('a buyer asks for a part of the money, and the creator gives it back with a word', async ({
  visit,
  haat,
}) => {
  const phone = newPhone();
  const order = { productId: shop.pageId, buyer: { phone, name: 'Ravi Kumar', email: 'ravi@example.com' } };
  const placed = await placeOrder(haat.url, order, `desk-${phone}`);
  await decide(haat.url, placed.payment.session);

  const buyer = await visit({ viewport: widths.phone });
  await rememberSession(buyer.page, await signIn(haat, phone, 'Ravi Kumar'));
  await buyer.page.goto(`/purchase?order=${placed.id}`);
  await buyer.page.getByRole('button', { name: 'Request a refund' }).click();
  await buyer.page.getByLabel('Amount').fill('200');
  await buyer.page.getByLabel('Why').fill('The second lesson does not open');
  await buyer.page.getByRole('button', { name: 'Request ₹200' }).click();
  await expect(buyer.page.getByText('You requested a refund of ₹200.')).toBeVisible();
  await expectGoodLooks(buyer.page, buyer.page.getByText('You requested a refund of ₹200.'));

  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto('/transaction');
  await page.getByRole('link', { name: 'Ravi Kumar, ₹200' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('“The second lesson does not open”')).toBeVisible();
  await sheet.getByLabel('Message to the buyer').fill('You are right');
  await sheet.getByRole('button', { name: 'Refund ₹200' }).click();
  await expect(sheet.getByText('You approved it: You are right')).toBeVisible();
  await expect(sheet.getByText('₹200 was refunded to the buyer, who keeps access')).toBeVisible();
  await sheet.getByRole('button', { name: 'Resend links' }).click();
  await expect(sheet.getByText('You resent the links by SMS and email')).toBeVisible();

  await buyer.page.reload();
  await expect(buyer.page.getByText('₹200 is being refunded to you.')).toBeVisible();
});

test('the list of sales is saved as the server makes it', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto('/transaction?method=upi');
  await expect(page.getByLabel('Method')).toHaveValue('upi');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^sales-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`${shop.orders[0]?.id},Paid,Raga notes`);
});

test('everybody gets their money back, after the sum was agreed to', async ({ visit, haat }) => {
  const { id } = await publishPage(haat.url, shop.creator.token, { title: 'A class that is cancelled' });
  for (const place of [1, 2]) {
    const placed = await placeOrder(
      haat.url,
      { productId: id, buyer: { phone: newPhone() } },
      `all-${id}-${place}`,
    );
    await decide(haat.url, placed.payment.session);
  }
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto(`/tgsettings1/tranpage?id=${id}`);
  await page.getByRole('button', { name: 'Refund all' }).click();
  await page.getByLabel('Why').fill('The class does not take place');
  await page.getByRole('button', { name: 'Refund ₹998 to 2 buyers' }).click();
  await expect(page.getByText(/2 buyers of 2 were refunded/)).toBeVisible();
  await expectGoodLooks(page, page.getByText(/were refunded/));
});
