// The texts of two dates are changed together; a buyer changes their date without a script, and their creator moves them back.
import type { Product, TransactionDetail, WebinarContent } from '@haat/openapi';
import { call } from '../../simulators/call';
import { expectStatus, publishProduct } from '../../simulators/shop';
import { goOn } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { buyIn } from '../harness/sold-film';
import { expect, test, widths } from '../harness/test';

const dayMs = 86_400_000;

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('dates are changed together, and a buyer changes from one to the other and back', async ({
  visit,
  haat,
}) => {
  const { token } = shop.creator;
  const now = await goOn(haat, 1_000);
  const at = (days: number) => new Date(Math.ceil(now.getTime() / dayMs + days) * dayMs).toISOString();
  const first = await publishProduct(haat.url, token, {
    kind: 'webinar',
    title: 'Hampers, live',
    prices: [{ type: 'once', amount: 49_900 }],
    content: {
      startsAt: at(10),
      minutes: 60,
      timeZone: 'Asia/Kolkata',
      seats: 20,
      joinUrl: 'https://meet.example.com/hampers',
    },
  });
  const { id } = first;
  const dates = `/api/products/${id}/dates`;
  const added = await call<Product>(haat.url, 'POST', dates, { token, body: { startsAt: at(17) } });
  const other = expectStatus(added, 201).id;
  expectStatus(await call(haat.url, 'POST', `/api/products/${other}/publish`, { token }), 200);
  const product = async (one: string) =>
    expectStatus(await call<Product>(haat.url, 'GET', `/api/products/${one}`, { token }), 200);
  const content = { ...((await product(id)).content as WebinarContent), seats: 30 };
  await call(haat.url, 'PATCH', `/api/products/${id}`, {
    token,
    body: { title: 'Hampers, made live', content },
  });
  expectStatus(await call(haat.url, 'POST', `/api/products/${id}/publish`, { token }), 200);

  // What was changed here is chosen, and the other date gets it at once.
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto(`/tgsettings5?id=${id}`);
  await page.getByRole('button', { name: 'Also change the other dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Also change the other dates' });
  await expect(dialog.getByRole('checkbox', { name: 'Title' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Seats' })).toBeChecked();
  await expectGoodLooks(page, dialog.getByRole('button', { name: 'Change and publish' }));
  await page.setViewportSize(widths.phone);
  await dialog.getByRole('button', { name: 'Change and publish' }).click();
  await expect(page.getByText('1 other date changed.', { exact: true })).toBeVisible();
  expect(await product(other)).toMatchObject({
    title: 'Hampers, made live',
    content: { seats: 30, startsAt: at(17) },
  });

  // A buyer, without a script; how it looks is seen with one.
  const { page: seen, context } = await visit({ viewport: widths.phone });
  const { placed } = await buyIn(context, haat, id);
  await seen.goto(`/access/${placed.id}/date`);
  await expectGoodLooks(seen, seen.getByRole('button', { name: 'Change my date' }));
  const { page: buyer, context: scriptless } = await visit({
    viewport: widths.phone,
    javaScriptEnabled: false,
  });
  await scriptless.addCookies(await context.cookies());
  await buyer.goto(`/access/${placed.id}`);
  await buyer.getByRole('link', { name: 'Change your date' }).click();
  await expect(buyer.getByRole('radio')).toHaveCount(1);
  await buyer.getByRole('radio').check();
  await buyer.getByRole('button', { name: 'Change my date' }).click();
  await expect(buyer.getByRole('status')).toContainText('Your date was changed');
  const sale = async () =>
    expectStatus(
      await call<TransactionDetail>(haat.url, 'GET', `/api/transactions/${placed.id}`, { token }),
      200,
    );
  expect((await sale()).transaction.product.id).toBe(other);

  // Their creator moves them back.
  await page.goto(`/transaction?sale=${placed.id}`);
  await page.getByRole('button', { name: 'Change the date' }).click();
  const change = page.getByRole('dialog', { name: /^Change the date of/ });
  await change.getByRole('radio').check();
  await expectGoodLooks(page, change.getByRole('button', { name: 'Change the date' }));
  await page.setViewportSize(widths.phone);
  await change.getByRole('button', { name: 'Change the date' }).click();
  await expect(
    page.getByText('The date was changed, and the buyer was told.', { exact: true }),
  ).toBeVisible();
  expect((await sale()).transaction.product.id).toBe(id);
});
