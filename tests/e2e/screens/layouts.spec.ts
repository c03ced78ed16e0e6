// Which layout a screen stands in, what lies open beside it, and where people are after a navigation.

import { areaTabs, settingsPath } from '@haat/web/product-kinds/product-kinds';
import type { Page } from '@playwright/test';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const tablet = { width: 820, height: 1180 };

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

const layoutOf = (page: Page) => page.locator('[data-layout]').first();

test('the layout of a screen follows the window', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto('/admin');
  for (const [width, expected] of [
    [767, 'mobile'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [1023, 'tablet'],
    [767, 'mobile'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(layoutOf(page)).toHaveAttribute('data-layout', expected);
  }
});

test('guests and pages have layouts of their own', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await page.goto('/login');
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(layoutOf(page)).toHaveAttribute('data-layout', 'guest');
  }
  for (const path of [`/pp/${shop.pageId}`, '/nothing/here', '/Privacy']) {
    await page.goto(path);
    for (const [width, expected] of [
      [767, 'page-mobile'],
      [768, 'page-desktop'],
      [1280, 'page-desktop'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(layoutOf(page)).toHaveAttribute('data-layout', expected);
    }
  }
});

test('the settings of a product keep the layout of a page, and have the navigation of the other screens', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  const places = page.getByRole('navigation', { name: 'Main' });
  for (const tab of areaTabs) {
    await page.goto(settingsPath('page', tab, shop.pageId));
    for (const [width, expected] of [
      [360, 'page-mobile'],
      [820, 'page-desktop'],
      [1440, 'page-desktop'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(layoutOf(page)).toHaveAttribute('data-layout', expected);
      await expect(places.getByRole('link', { name: 'Sales' })).toBeVisible();
    }
    await page.setViewportSize(widths.phone);
  }
  await expect(page.getByRole('button', { name: 'Next: Price' })).toBeVisible();
  await page.getByRole('button', { name: 'Next: Price' }).click();
  await places.getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL('/wallet');
});

test('a phone has a bar below, a tablet tabs beside, a desktop names beside', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto('/admin');
  const places = page.getByRole('navigation', { name: 'Main' });
  const box = async () => (await places.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  await expect(places.getByRole('link')).toHaveText(['Home', 'Products', 'Sales', 'Wallet']);
  await places.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('dialog', { name: 'What do you want to sell?' }).getByRole('link')).toHaveCount(
    8,
  );
  await page.keyboard.press('Escape');
  expect((await box()).y).toBeGreaterThan(widths.phone.height / 2);

  await page.setViewportSize(tablet);
  await expect(places.getByRole('link').first()).toBeVisible();
  expect((await box()).width).toBeLessThanOrEqual(88);

  await page.setViewportSize(widths.desktop);
  const kinds = page.getByRole('list', { name: 'Product types' });
  await expect(kinds.getByRole('link')).toHaveCount(7);
  await kinds.getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL('/course');
  await expect(kinds.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
  await expect(places.locator('[aria-current="page"]')).toHaveCount(1);
  await page.getByRole('list', { name: 'Sell more' }).getByRole('link', { name: 'Discounts' }).click();
  await expect(page).toHaveURL('/discounts');
  await expect(places.locator('[aria-current="page"]')).toHaveText('Discounts');
});

for (const [name, size] of Object.entries({ phone: widths.phone, tablet, desktop: widths.desktop })) {
  test(`on a ${name}, what lies beside the screen closes with each navigation`, async ({ visit }) => {
    const { page } = await visit({ viewport: size });
    await rememberSession(page, shop.creator);
    await page.goto('/admin');
    const open = page.getByRole('button', { name: /Account|Meera Iyer/ });
    const menu = page.getByRole('dialog');

    await open.click();
    await menu.getByRole('link', { name: 'Purchases' }).click();
    await expect(page).toHaveURL('/purchase');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // Even to where people are already, and by the browser's own buttons.
    await open.click();
    await menu.getByRole('link', { name: 'Purchases' }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
  });
}

test('each screen has its landmarks, and the keyboard can skip to the content', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  for (const path of ['/admin', '/transaction', '/tgsettings1/Analistpage', '/nothing/here']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/transaction');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/transaction#content');
});

test('a new screen has the focus at its heading, its name in the tab, and its beginning in sight', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 390, height: 500 } });
  await rememberSession(page, shop.creator);
  await page.goto('/admin');
  await expect(page.getByText('Recent sales').first()).toBeVisible();
  await expect(page).toHaveTitle('Home · Haat');
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);

  const places = page.getByRole('navigation', { name: 'Main' });
  await places.getByRole('link', { name: 'Wallet' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Wallet' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Wallet · Haat');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle('Home · Haat');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('the keyboard alone gets to every place', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto('/admin');
  await expect(page.getByText('Recent sales').first()).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const addresses = await places.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(8);
  // At the first one people are already.
  for (const address of new Set(addresses.slice(1))) {
    // The area of one kind stands by itself, with the way back at its top.
    if (new URL(page.url()).pathname.startsWith('/tgsettings')) await page.goBack();
    const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${address}"]`).last();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address as string);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
