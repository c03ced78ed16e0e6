// Every address of the contract through axe, in every layout and both themes, one after the other in the same page: loading it anew costs more than looking at it.
import type { Page } from '@playwright/test';
import { choosers, ownSettings, previews, publicPages, signedInScreens } from '../harness/addresses';
import { expectGoodLooks } from '../harness/looks';
import { openInside, openShop, openWhole, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

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

const forEverybody = ['/login', ...publicPages, '/telegramPriviewlogin?id=nothing', '/cml/nothing'];
const ofPage = (address: string) => address + shop.pageId;

/** Documents of the server, a page of its own for each group. */
const documents: Record<string, () => string[]> = {
  'the pages for everybody': () => forEverybody,
  'the previews of a page': () => previews.map(ofPage),
};

for (const [name, addresses] of Object.entries(documents)) {
  test(`${name} look good`, async ({ visit }) => {
    test.slow();
    const { page } = await visit({ viewport: widths.phone });
    for (const address of addresses())
      await test.step(address, async () => {
        await page.goto(address);
        await expectGoodLooksOnceLoaded(page);
      });
  });
}

const screens = [...signedInScreens, ...ownSettings];
const third = Math.ceil(screens.length / 3);

for (const [index, first] of [0, third, 2 * third].entries()) {
  test(`the screens of a creator look good, ${index + 1} of 3`, async ({ visit }) => {
    test.slow();
    const { page } = await visit({ viewport: widths.phone });
    await rememberSession(page, shop.creator);
    await openWhole(page, '/admin');
    for (const address of screens.slice(first, first + third))
      await test.step(address, async () => {
        await openInside(page, isOfPages.test(address) ? `${address}?id=${shop.pageId}` : address);
        await expectGoodLooksOnceLoaded(page);
      });
  });
}

test('the settings of each other kind let a creator choose a product', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await openWhole(page, '/admin');
  for (const address of choosers) {
    await openInside(page, address);
    await expect(heading(page), address).toBeVisible();
    await expect(page, address).toHaveURL(address);
  }
});
