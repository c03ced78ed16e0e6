// A window that has just become a phone: the style sheets know it, the script does not yet. Until it does nothing may scroll sideways.
import type { Page } from '@playwright/test';
import { openInside, openShop, openWhole, rememberSession, type Shop } from '../harness/shop';
import { expect, test } from '../harness/test';

const narrowest = { width: 320, height: 640 };

/** The script is told of another width than the window has, and never of a change. */
const believe = (page: Page, width: number) =>
  page.addInitScript((believed) => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = real(query);
      const least = /min-width: *(\d+)/.exec(query)?.[1];
      if (least === undefined) return list;
      Object.defineProperty(list, 'matches', { value: believed >= Number(least) });
      return list;
    };
  }, width);

const addresses = ({ pageId }: Shop) => [
  '/admin',
  '/analytics',
  '/discounts',
  '/links',
  '/files',
  '/account',
  '/notifications',
  '/wallet',
  '/transaction',
  '/payment',
  '/purchase',
  `/tgsettings1/Analistpage?id=${pageId}`,
  `/tgsettings1/discountpage?id=${pageId}`,
  `/tgsettings1/editpage?id=${pageId}`,
  `/Create/page?id=${pageId}&step=price`,
];

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

for (const [layout, width] of [
  ['desktop', 1280],
  ['tablet', 820],
] as const)
  test(`nothing scrolls sideways while a phone is still taken for a ${layout}`, async ({ visit }) => {
    const { page } = await visit({ viewport: narrowest });
    await believe(page, width);
    await rememberSession(page, shop.creator);
    await openWhole(page, '/admin');
    for (const address of addresses(shop)) {
      await openInside(page, address);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, address).toBeLessThanOrEqual(0);
    }
  });
