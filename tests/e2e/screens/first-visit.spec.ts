// The first visit of a product's settings over a slow line, with nothing kept: it is never blank once it is drawn, and nothing jumps.
import type { Page } from '@playwright/test';
import { areaTabs, settingsPath } from '../../../src/parts/product-kinds/product-kinds';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test } from '../harness/test';

const sizes = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

interface Watched {
  /** ms for which the screen stood there without its loader, and with less than a third of the window filled. */
  blank: number;
  /** As web vitals count it. */
  shift: number;
  /** Of all frames that were looked at. */
  heights: number[];
}

/** Looks at every frame, from the first. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { blank: 0, shift: 0, heights: [] };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) watched.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    let before = performance.now();
    const look = (now: number) => {
      const main = document.querySelector('main');
      if (main && !document.body.textContent?.includes('Loading...')) {
        const filled = [...main.querySelectorAll('*')].filter((one) => !one.children.length);
        const { top } = main.getBoundingClientRect();
        const bottom = Math.max(top, ...filled.map((one) => one.getBoundingClientRect().bottom));
        watched.heights.push(Math.round(bottom - top));
        if (bottom - top < innerHeight / 3) watched.blank += now - before;
      }
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const size of sizes)
  test(`product settings come without a blank or a jump at ${size.width} px`, async ({ visit }) => {
    for (const tab of areaTabs) {
      // Without an id a list stands there, or it is asked which product is meant.
      for (const id of tab === 'analytics' || tab === 'sales' ? [shop.pageId, ''] : [shop.pageId]) {
        const { context, page } = await visit({ viewport: size });
        await rememberSession(page, shop.creator);
        await watch(page);
        const line = await context.newCDPSession(page);
        await line.send('Network.enable');
        await line.send('Network.setCacheDisabled', { cacheDisabled: true });
        await line.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 200_000,
          uploadThroughput: 90_000,
        });
        const address = settingsPath(id === '' ? 'telegram' : 'page', tab, id);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
        const seen = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
        expect(seen.heights.length, address).toBeGreaterThan(0);
        expect.soft(Math.round(seen.blank), `${address}: ms blank`).toBeLessThan(100);
        expect.soft(seen.shift, `${address}: layout shift`).toBeLessThan(0.02);
        await context.close();
      }
    }
  });
