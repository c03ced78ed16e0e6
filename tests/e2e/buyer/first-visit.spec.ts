// The first visit of a product's settings over a slow line, with nothing kept: it is never blank once it is drawn, and nothing jumps.

import { areaTabs, settingsPath } from '@haat/web/product-kinds/product-kinds';
import type { Page } from '@playwright/test';
import { screens } from '../harness/screens';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test } from '../harness/test';

const sizes = [{ width: 360, height: 640 }, screens.tablet, screens.desk];

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

interface Watched {
  /** As web vitals count it. */
  shift: number;
  /** Of every frame without the loader: for how many ms, and how many px of the screen were filled. */
  frames: { ms: number; height: number }[];
}

/** Looks at every frame, from the first. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { shift: 0, frames: [] };
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
        watched.frames.push({ ms: now - before, height: Math.round(bottom - top) });
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
        const whole = Math.min(seen.frames.at(-1)?.height ?? 0, size.height);
        expect(whole, address).toBeGreaterThan(100);
        const blank = seen.frames.filter(({ height }) => height < whole / 3);
        expect
          .soft(Math.round(blank.reduce((sum, { ms }) => sum + ms, 0)), `${address}: ms blank`)
          .toBeLessThan(100);
        expect.soft(seen.shift, `${address}: layout shift`).toBeLessThan(0.02);
        await context.close();
      }
    }
  });
