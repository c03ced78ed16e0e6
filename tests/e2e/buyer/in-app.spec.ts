// Pages inside other apps' browsers, and the way out of them.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)';
const instagram: BrowserContextOptions = {
  viewport: widths.phone,
  userAgent: `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 Instagram 389.0.0.24.87 (iPhone14,5; iOS 18_5)`,
};
const whatsapp: BrowserContextOptions = {
  viewport: widths.phone,
  userAgent: `${android} Chrome/139.0.0.0 Mobile Safari/537.36 WA4A/2.25.20.78`,
};
const browsers = [
  `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${iphone} CriOS/139.0.7258.76 Mobile/15E148 Safari/604.1`,
  `${android} Chrome/139.0.0.0 Mobile Safari/537.36`,
];
const sentence = 'iOS WebView Detected, Please open this link in Safari for the best experience.';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** A public page, a preview, sign-in, and the not-found page. */
const addresses = () => ['/', '/PricingPage', `/pp/${shop.pageId}`, '/login', '/nothing/here'];
const card = (page: Page) => page.getByRole('dialog', { name: /Safari|Chrome/ });

/** Where the page wants to leave to: no browser here follows such addresses. */
async function watchWaysOut(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const left: string[] = JSON.parse(sessionStorage.getItem('test.left') ?? '[]');
    const navigation = (window as unknown as { navigation: EventTarget }).navigation;
    navigation.addEventListener('navigate', (event) => {
      const { url } = (event as unknown as { destination: { url: string } }).destination;
      if (/^https?:/.test(url)) return;
      event.preventDefault();
      left.push(url);
      sessionStorage.setItem('test.left', JSON.stringify(left));
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('test.left') ?? '[]') as string[]);
}

test('in an iPhone’s app every page offers Safari, in the words of the contract', async ({ visit }) => {
  for (const path of addresses()) {
    const { page } = await visit(instagram);
    await page.goto(path);
    await expect(card(page)).toBeVisible();
    await expect(card(page).getByRole('paragraph')).toHaveText(sentence);
    const url = new URL(page.url());
    const open = card(page).getByRole('link', { name: 'Open Safari' });
    await expect(open).toHaveAttribute('href', `x-safari-http://${url.host}${url.pathname}`);
    await expect(open).toBeFocused();
    await expect(card(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  }
});

test('the way to Safari is that of the screen people are at by then', async ({ visit }) => {
  const { page } = await visit(instagram);
  const left = await watchWaysOut(page);
  await page.goto('/wallet');
  await expect(page).toHaveURL('/login?next=%2Fwallet');
  await card(page).getByRole('link', { name: 'Open Safari' }).click();
  await expect.poll(left).toEqual([page.url().replace('http', 'x-safari-http')]);
});

test('the link can be copied, also where the page may not write to the clipboard', async ({ visit }) => {
  const { page, context } = await visit(instagram);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/pp/${shop.pageId}`);
  await card(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(card(page).getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const other = await visit(instagram);
  await other.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await other.page.goto(`/pp/${shop.pageId}`);
  await card(other.page).getByRole('button', { name: 'Copy link' }).click();
  await expect(card(other.page).getByLabel('Link to this page')).toHaveValue(other.page.url());
  await expect(card(other.page).getByText('Touch and hold the link to copy it.')).toBeVisible();
});

test('who stays is not asked again, and can buy', async ({ visit }) => {
  const { page } = await visit(instagram);
  await page.goto(`/pp/${shop.pageId}`);
  await card(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(card(page)).toBeHidden();
  await page.locator('[data-main-action]').first().click();
  await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
  await page.goto('/PricingPage');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('on Android the page goes to Chrome after 500 ms, once, and keeps a button for it', async ({
  visit,
}) => {
  for (const path of [`/pp/${shop.pageId}?ref=a`, '/PricingPage', '/login']) {
    const { page } = await visit(whatsapp);
    const left = await watchWaysOut(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(path);
    await expect(card(page)).toBeVisible();
    await page.clock.runFor(499);
    expect(await left()).toEqual([]);
    await page.clock.runFor(1);
    const { host } = new URL(page.url());
    const intent = `intent://${host}${path}#Intent;scheme=http;package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(page.url())};end`;
    await expect.poll(left).toEqual([intent]);

    // The app has swallowed it, or has come back here.
    await page.reload();
    await expect(card(page)).toBeVisible();
    await page.clock.runFor(5_000);
    expect(await left()).toEqual([intent]);
    await card(page).getByRole('link', { name: 'Open Chrome' }).click();
    await expect.poll(left).toEqual([intent, intent]);
  }
});

test('who stays on Android within that time stays', async ({ visit }) => {
  const { page } = await visit(whatsapp);
  const left = await watchWaysOut(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/login');
  await card(page).getByRole('button', { name: 'Stay here' }).click();
  await page.clock.runFor(5_000);
  expect(await left()).toEqual([]);
});

test('Telegram is known by what it puts into the window', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone, userAgent: browsers[0] as string });
  await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }));
  await page.goto('/login');
  await expect(card(page)).toBeVisible();
});

test('nobody who has paid is led to a browser that does not know of it', async ({ visit }) => {
  const { page, context } = await visit(whatsapp);
  const left = await watchWaysOut(page);
  const answer = await context.request.post('/api/orders', {
    data: { productId: shop.pageId, buyer: { phone: '9876501234' } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { id } = (await answer.json()) as { id: string };
  await page.clock.install();
  await page.goto(`/cashfree?id=${id}&back=1`);
  await expect(page.getByText('Please do not pay again.')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(card(page)).toBeHidden();
  expect(await left()).toEqual([]);
});

test('browsers and installed apps are left in peace', async ({ visit }) => {
  for (const userAgent of browsers) {
    const { page } = await visit({ viewport: widths.phone, userAgent });
    for (const path of ['/login', `/pp/${shop.pageId}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[data-in-app]')).toHaveCount(0);
    }
  }
  const { page } = await visit({ ...instagram, userAgent: `${iphone} Mobile/15E148` });
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await rememberSession(page, shop.creator);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-in-app]')).toHaveCount(0);
});

test('the card is readable by everybody', async ({ visit }) => {
  const { page } = await visit(instagram);
  await page.goto(`/pp/${shop.pageId}`);
  await expectGoodLooks(page, card(page));
});
