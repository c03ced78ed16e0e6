// The loader between screens, and a screen whose files do not come.
import type { Page } from '@playwright/test';
import { holdFiles } from '../harness/screen-files';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

const loader = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'This screen did not load' });
const wallet = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wallet' });
const goToWallet = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();

/** At home, with everything there, and the files of the wallet still to come. */
async function atHome(page: Page) {
  await rememberSession(page, shop.creator);
  const files = await holdFiles(page, /\/WalletScreen-/);
  await page.goto('/admin');
  await expect(page.getByText('Recent sales').first()).toBeVisible();
  await expect(loader(page)).toBeHidden();
  return files;
}

/** The document, as the server would answer it after a deploy. */
async function deployAnew(page: Page) {
  let requests = 0;
  await page.route('**/login', async (route) => {
    requests += 1;
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/\/assets\/app-[\w-]+\.js/, '/assets/app-another.js');
    await route.fulfill({ contentType: 'text/html', body: html });
  });
  return () => requests;
}

test('the loader comes after 150 ms and stays for 300', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await page.clock.install();
  const files = await atHome(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await goToWallet(page);
  await expect.poll(files.waiting).toHaveLength(1);
  await page.clock.runFor(149);
  await expect(loader(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(loader(page)).toBeVisible();
  await expect(loader(page)).toHaveText('Loading...');
  await files.letCome(/Wallet/);
  await expect(wallet(page)).toBeAttached();
  await page.clock.runFor(299);
  await expect(loader(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(loader(page)).toBeHidden();
  await expect(wallet(page)).toBeVisible();
});

test('a quick screen draws no loader', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await page.clock.install();
  const files = await atHome(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await goToWallet(page);
  await expect.poll(files.waiting).toHaveLength(1);
  await page.clock.runFor(149);
  await files.letCome(/Wallet/);
  await expect(wallet(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(loader(page)).toBeHidden();
});

test('a screen that does not load raises the preload error, says so, and comes with Retry', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  const files = await atHome(page);
  await page.evaluate(() => {
    const raised: string[] = [];
    Object.assign(window, { raised });
    window.addEventListener('vite:preloadError', (event) => raised.push(event.type));
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await goToWallet(page);
  await expect.poll(files.waiting).toHaveLength(1);
  await files.fail(/Wallet/);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'This screen did not load' })).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { raised: string[] }).raised)).toEqual([
    'vite:preloadError',
  ]);
  expect(loads).toBe(0);

  // While the server does not answer, Retry keeps the words rather than the browser's own error page.
  await page.route('**/login', (route) => route.abort('failed'));
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  await expect(failed(page)).toBeVisible();
  await page.unroute('**/login');

  await files.letCome(/Wallet/);
  await retry.click();
  await expect.poll(() => loads).toBe(1);
  await expect(wallet(page)).toBeVisible();
  await expect(page).toHaveURL('/wallet');
});

test('from a screen that did not load people can go elsewhere', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  const files = await atHome(page);
  await goToWallet(page);
  await expect.poll(files.waiting).toHaveLength(1);
  await files.fail(/Wallet/);
  await expect(failed(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Recent sales').first()).toBeVisible();
  await expect(failed(page)).toBeHidden();
});

test('a screen that did not load keeps the places of the shop around it, and says so in the tab', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.desktop });
  const files = await atHome(page);
  const before = await page.title();
  await goToWallet(page);
  await expect.poll(files.waiting).toHaveLength(1);
  await files.fail(/Wallet/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen did not load');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^This screen did not load · /);
  await expect(page.locator('[data-layout]').first()).toHaveAttribute('data-layout', 'desktop');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Recent sales').first()).toBeVisible();
  await expect(page).toHaveTitle(before);
});

test('after a deploy the stale page loads anew, once', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  const files = await atHome(page);
  const requests = await deployAnew(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await goToWallet(page);
  await expect.poll(files.waiting).toHaveLength(1);
  await files.fail(/Wallet/);
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL('/wallet');

  // A cache on the way still gives the old page, so the file is still missing. It does not go round in circles.
  await expect(failed(page)).toBeVisible();
  expect([loads, requests()]).toEqual([1, 2]);
});

test('a part that fails while nobody goes anywhere does not take the screen away', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await atHome(page);
  await page.evaluate(() =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('a part') })),
  );
  await expect(page.getByText('Recent sales').first()).toBeVisible();
  await expect(failed(page)).toBeHidden();
});
