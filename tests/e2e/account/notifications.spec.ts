// What people are told where nothing is sent to devices: the honest state, and not a byte of Firebase.
import { openShop, openWhole, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('what the list has shown is read, and how it is told can be chosen', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await openWhole(page, '/admin');
  const badge = page.getByRole('link', { name: /unread/ }).first();
  await expect(badge).toBeVisible();
  const marked = page.waitForResponse('**/api/notifications/read');
  await openWhole(page, '/notifications');
  const sale = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first();
  await expect(sale).toContainText('You sold Raga notes');
  await expect(sale.getByText('New')).toBeVisible();
  await marked;
  await expect(badge).toHaveCount(0);
  await expect(sale.getByText('New')).toBeVisible();

  const mail = page.getByRole('region', { name: 'Sales' }).getByLabel('By email');
  const chosen = page.waitForResponse('**/api/notifications/choices/*');
  await mail.selectOption('daily');
  await chosen;
  await openWhole(page, '/notifications');
  await expect(mail).toHaveValue('daily');
  await expect(sale).toContainText('You sold Raga notes');
  await expect(sale.getByText('New')).toHaveCount(0);
  await sale.getByRole('link').click();
  await expect(page).toHaveURL(/\/transaction\?sale=/);
});

test('without Firebase nothing of it is asked for, loaded or registered', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.desktop });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await rememberSession(page, shop.creator);
  for (const path of ['/admin', '/account', '/notifications', `/Create/page?id=${shop.pageId}&step=publish`])
    await openWhole(page, path);
  await page.goto('/notifications');
  await expect(page.getByText('Push notifications are not available here.')).toBeVisible();
  await expect(page.getByRole('button', { name: /notifications/i })).toHaveCount(0);
  expect(requests.filter((url) => /firebase|googleapis|notifications\/device/.test(url))).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(haat.url) && !/^(data|blob):/.test(url))).toEqual([]);
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers).toBe(0);
  const worker = await page.request.get('/firebase-messaging-sw.js');
  expect(worker.status()).toBe(404);
});
