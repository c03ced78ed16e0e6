// Several prices or an open one, on a small phone: the way to the choice is under the thumb from the first screen on.
import type { NewProduct } from '@haat/openapi';
import type { Locator, Page } from '@playwright/test';
import { publishPage } from '../../simulators/shop';
import { screens } from '../harness/screens';
import { openShop, type Shop } from '../harness/shop';
import { expect, test } from '../harness/test';

const lead = 'Six evenings in which we sing one raga, slowly, until it is yours. '.repeat(14);

const offers = {
  'two prices': {
    verb: 'Buy now',
    price: 'from ₹199',
    own: 'Buy for ₹499',
    prices: [
      { type: 'once', amount: 49_900, label: 'With feedback' },
      { type: 'once', amount: 19_900, label: 'Alone' },
    ],
  },
  'an open price': {
    verb: 'Give',
    price: 'from ₹51',
    own: 'Give ₹251',
    prices: [{ type: 'open', amount: 5100 }],
  },
} as const;

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** Whether a finger in its middle meets it, and nothing that lies over it. */
const isUnderFinger = (link: Locator) =>
  link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Where it stands; Playwright would scroll to it first. */
async function press(page: Page, link: Locator): Promise<void> {
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

const scrollTo = (place: Locator) =>
  place.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));

for (const [name, { verb, price, own, prices }] of Object.entries(offers))
  for (const javaScriptEnabled of [true, false])
    test(`${name}: one press leads from the first screen to the choice, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      visit,
      haat,
    }) => {
      const { id } = await publishPage(haat.url, shop.creator.token, {
        title: 'Ragas of the evening',
        description: `${lead}\n\n${lead.repeat(6)}`,
        prices: prices as unknown as NewProduct['prices'],
      });
      const { page } = await visit({ viewport: screens.phone, javaScriptEnabled });
      await page.goto(`/pp/${id}`);
      const bar = page.getByRole('complementary', { name: 'Price' });
      const link = bar.getByRole('link', { name: verb, exact: true });
      const button = page.locator('[data-main-action]');
      await page.waitForLoadState('networkidle');
      await expect(bar).toContainText(price);
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await isUnderFinger(link)).toBe(true);
      await expect(button).toHaveCount(1);
      await expect(button).not.toBeInViewport();

      await press(page, link);
      await expect(page).toHaveURL(/#prices$/);
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(button).toHaveText(own);
      await expect(page.locator('#prices input').first()).toBeInViewport({ ratio: 1 });
      // One button is enough.
      expect(await isUnderFinger(button)).toBe(true);
      expect(await isUnderFinger(link)).toBe(false);

      await scrollTo(button);
      expect(await isUnderFinger(button)).toBe(true);
      expect(await isUnderFinger(link)).toBe(false);
    });
