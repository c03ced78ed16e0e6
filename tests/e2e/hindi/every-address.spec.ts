// Every screen in Hindi, on a small phone: nothing of it is left in English, nothing is cut off, and axe finds nothing.
import type { Page } from '@playwright/test';
import { choosers, ownSettings, signedInScreens } from '../harness/addresses';
import { axeFindings } from '../harness/axe';
import { englishOn, speakHindi } from '../harness/hindi';
import { openInside, openShop, openWhole, rememberSession, type Shop } from '../harness/shop';
import { expect, test, type Visit } from '../harness/test';

const smallPhone = { width: 360, height: 740 };
const narrowest = { width: 320, height: 640 };

/** What is not in the contract's list of addresses, and screens in states that only a query leads to. */
const more = [
  '/payment?kind=all',
  '/course?kind=lesson',
  '/analytics',
  '/discounts',
  '/links',
  '/files',
  '/reviews',
  '/questions',
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

/** What axe sees in English as well (screens/every-address.spec.ts): words of another length have the same colours. */
const seenInEnglish = ['color-contrast'];

async function expectHindi(page: Page, address: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  expect.soft(await englishOn(page, written), address).toEqual([]);
  expect.soft(await sidewaysBy(page), `${address} at ${smallPhone.width} px`).toBeLessThanOrEqual(0);
  expect.soft(await axeFindings(page, { without: seenInEnglish }), address).toEqual([]);
  await page.setViewportSize(narrowest);
  expect.soft(await sidewaysBy(page), `${address} at ${narrowest.width} px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(smallPhone);
}

test('signing in speaks Hindi', async ({ visit }) => {
  const { page } = await visit({ viewport: smallPhone, reducedMotion: 'reduce' });
  await speakHindi(page);
  await openWhole(page, '/login');
  await expectHindi(page, '/login');
});

async function enter({ page }: Visit): Promise<Page> {
  await speakHindi(page);
  await rememberSession(page, shop.creator);
  await openWhole(page, '/admin');
  return page;
}

const screens = [...signedInScreens, ...more, ...ownSettings];
const third = Math.ceil(screens.length / 3);

for (const [index, first] of [0, third, 2 * third].entries()) {
  test(`every screen speaks Hindi, ${index + 1} of 3`, async ({ visit }) => {
    test.slow();
    const page = await enter(await visit({ viewport: smallPhone, reducedMotion: 'reduce' }));
    for (const address of screens.slice(first, first + third))
      await test.step(address, async () => {
        await openInside(page, filled(address));
        await expectHindi(page, address);
      });
  });
}

test('the settings of each other kind speak Hindi', async ({ visit }) => {
  const page = await enter(await visit({ viewport: smallPhone, reducedMotion: 'reduce' }));
  for (const address of choosers) {
    await openInside(page, address);
    expect.soft(await englishOn(page, written), address).toEqual([]);
    expect.soft(await sidewaysBy(page), address).toBeLessThanOrEqual(0);
  }
});
