// What people are told where nothing is sent to devices: the honest state, and not a byte of Firebase.
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('without Firebase nothing of it is asked for, loaded or registered', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.desk });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await rememberSession(page, shop.creator);
  for (const path of ['/admin', '/account', '/notifications', `/Create/page?id=${shop.pageId}&step=publish`])
    await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto('/notifications');
  await expect(page.getByText('This shop sends no messages to devices.')).toBeVisible();
  await expect(page.getByRole('button', { name: /notifications/i })).toHaveCount(0);
  expect(asked.filter((url) => /firebase|googleapis|notifications\/device/.test(url))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(haat.url) && !/^(data|blob):/.test(url))).toEqual([]);
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers).toBe(0);
  const worker = await page.request.get('/firebase-messaging-sw.js');
  expect(worker.status()).toBe(404);
});

test('it says what is sent, and where', async ({ visit }) => {
  const { page } = await visit();
  await rememberSession(page, shop.creator);
  await page.goto('/notifications');
  const list = page.getByRole('list', { name: 'What we send you' });
  await expect(list).toContainText(`By SMS to +91 ${shop.phone.slice(0, 5)} ${shop.phone.slice(5)}.`);
  await page.getByRole('link', { name: 'See your sales' }).click();
  await expect(page).toHaveURL(/\/transaction$/);
});
