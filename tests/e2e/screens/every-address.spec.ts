// Every address of the contract through axe, in every layout and both themes.
import type { Page } from '@playwright/test';
import { choosers, ownSettings, previews, publicPages, signedInScreens } from '../harness/addresses';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

// Each address stands for itself, and they are many.
test.describe.configure({ mode: 'parallel' });

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** A product of another kind leads to its own settings; without one these say how to choose. */
const isOfPages = /tgsettings1|pageEdit/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Nothing is on its way any more: no loader, and no shape that stands for what is still to come. */
async function expectGoodLooksOnceLoaded(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectGoodLooks(page, heading(page));
}

for (const address of ['/login', ...publicPages, '/telegramPriviewlogin?id=nothing', '/cml/nothing']) {
  test(`${address} for everybody`, async ({ visit }) => {
    const { page } = await visit({ viewport: widths.phone });
    await page.goto(address);
    await expectGoodLooksOnceLoaded(page);
  });
}

for (const address of previews) {
  test(`${address} of a page`, async ({ visit }) => {
    const { page } = await visit({ viewport: widths.phone });
    await page.goto(address + shop.pageId);
    await expectGoodLooksOnceLoaded(page);
  });
}

for (const address of [...signedInScreens, ...ownSettings]) {
  test(`${address} for a creator`, async ({ visit }) => {
    const { page } = await visit({ viewport: widths.phone });
    await rememberSession(page, shop.creator);
    await page.goto(isOfPages.test(address) ? `${address}?id=${shop.pageId}` : address);
    await expectGoodLooksOnceLoaded(page);
  });
}

test('the settings of each other kind let a creator choose a product', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  for (const address of choosers) {
    await page.goto(address);
    await expect(heading(page), address).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    await expect(page, address).toHaveURL(address);
  }
});
