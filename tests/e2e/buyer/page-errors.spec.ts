// What goes wrong on a page of the server before React is there is reported like everything else, and brings nothing as long as nothing does.
import { openShop, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('an error of the first script is reported once, without what is somebody’s', async ({
  haat,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: haat.url, viewport: widths.phone });
  const page = await context.newPage();
  const brought: string[] = [];
  page.on('request', (request) => brought.push(new URL(request.url()).pathname));
  await page.goto(`/pp/${shop.pageId}?code=9876543210`, { waitUntil: 'networkidle' });
  expect(brought.filter((path) => path.includes('problems'))).toEqual([]);

  const reported = page.waitForRequest('**/api/browser-errors');
  const throwOf = (words: string) =>
    page.evaluate((message) => void setTimeout(() => void Promise.reject(new Error(message))), words);
  await throwOf('The card of 9876543210 is not there');
  const request = await reported;
  expect(request.postDataJSON()).toMatchObject({
    kind: 'uncaught',
    message: 'The card of <number> is not there',
    route: '/pp/:id',
    version: expect.stringMatching(/^enhance-/),
  });
  expect((await request.response())?.status()).toBe(204);

  const other = page.waitForRequest('**/api/browser-errors');
  await throwOf('The card of 9876543210 is not there');
  await throwOf('Another');
  expect((await other).postDataJSON()).toMatchObject({ message: 'Another' });
  expect(brought.filter((path) => path === '/api/browser-errors')).toHaveLength(2);
  await context.close();
});

test('where that which reports does not come, nothing more goes wrong', async ({ haat, browser }) => {
  const context = await browser.newContext({ baseURL: haat.url, viewport: widths.phone });
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(`/pp/${shop.pageId}`, { waitUntil: 'networkidle' });
  const lost = page.waitForEvent('requestfailed');
  await page.route('**/problems*', (route) => route.abort());
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('Alone'))));
  await lost;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(thrown).toEqual(['Alone']);
  await context.close();
});
