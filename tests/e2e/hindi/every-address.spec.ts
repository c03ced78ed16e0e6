// Every screen in Hindi, on a small phone: nothing of it is left in English, nothing is cut off, and axe finds nothing.
import type { Page } from '@playwright/test';
import { choosers, ownSettings, signedInScreens } from '../harness/addresses';
import { axeFindings } from '../harness/axe';
import { englishOn, speakHindi } from '../harness/hindi';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test } from '../harness/test';

const smallPhone = { width: 360, height: 740 };
const narrowest = { width: 320, height: 640 };

/** What is not in the contract's list of addresses, and screens in states that only a query leads to. */
const more = [
  '/payment?kind=all',
  '/course?kind=lesson',
  '/analytics',
  '/discounts',
  '/links',
  '/reviews',
  '/wallet/kyc',
  '/account/invitations',
  '/transaction?sale={sale}',
  '/purchase?order={bought}',
  '/Create/page?id={page}&step=price',
  '/Create/page?id={page}&step=publish',
  ...['course', 'lesson', 'lock', 'combo', 'discord', 'telegram'].map((kind) => `/Create/${kind}`),
];

/** What the people of the shop have typed, and what they paid with. */
const written = [
  'Google Pay',
  'Meera Iyer',
  // Her name where there is no picture of her, on the preview beside the editor.
  'MI',
  'Raga notes',
  'Which instrument do you play?',
  'Asha Rao',
  // As a sale names its buyer where there is little room.
  'Asha',
  'A weekend of bread.',
];

/** A product of another kind leads to its own settings; without one these say how to choose. */
const isOfPages = /tgsettings1|pageEdit/;

// Each address stands for itself, and they are many.
test.describe.configure({ mode: 'parallel' });

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

const filled = (address: string) =>
  (isOfPages.test(address) ? `${address}?id={page}` : address)
    .replace('{page}', shop.pageId)
    .replace('{sale}', shop.orders[0]?.id ?? '')
    .replace('{bought}', shop.orders[1]?.id ?? '');

const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const address of ['/login', ...signedInScreens, ...more, ...ownSettings]) {
  test(`${address} in Hindi`, async ({ visit }) => {
    const { page } = await visit({ viewport: smallPhone, reducedMotion: 'reduce' });
    await speakHindi(page);
    if (address !== '/login') await rememberSession(page, shop.creator);
    await page.goto(filled(address));
    // A sheet that is open takes the screen below it away from assistive technology.
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    expect.soft(await englishOn(page, written)).toEqual([]);
    expect.soft(await sidewaysBy(page), `${smallPhone.width} px`).toBeLessThanOrEqual(0);
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(narrowest);
    expect.soft(await sidewaysBy(page), `${narrowest.width} px`).toBeLessThanOrEqual(0);
  });
}

test('the settings of each other kind in Hindi', async ({ visit }) => {
  const { page } = await visit({ viewport: smallPhone, reducedMotion: 'reduce' });
  await speakHindi(page);
  await rememberSession(page, shop.creator);
  for (const address of choosers) {
    await page.goto(address);
    await expect(page.locator('h1').first(), address).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    expect.soft(await englishOn(page, written), address).toEqual([]);
    expect.soft(await sidewaysBy(page), address).toBeLessThanOrEqual(0);
  }
});
