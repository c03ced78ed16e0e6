// A screen as people of all sorts meet it: in every layout, in both themes, through axe.
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './axe';

/** A phone, a tablet and a desk, in px, and the narrowest phone that people still use. */
const sizes = [
  { width: 360, height: 780 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const coloursAlone = ['color-contrast', 'link-in-text-block'];
const narrowest = { width: 320, height: 640 };

/**
 * Fails where axe finds something, or where the narrowest phone has to scroll sideways. `ready`: all is there that the screen shows. `stays`: at which
 * widths it does so, where another layout closes it.
 */
export async function expectGoodLooks(
  page: Page,
  ready: Locator,
  stays: (width: number) => boolean = () => true,
): Promise<void> {
  for (const size of sizes.filter(({ width }) => stays(width))) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(ready).toBeVisible();
      expect
        .soft(await findings(page, colorScheme), `${page.url()} at ${size.width} px, ${colorScheme}`)
        .toEqual([]);
    }
  }
  if (!stays(narrowest.width)) return;
  await page.setViewportSize(narrowest);
  await expect(ready).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${page.url()} scrolls sideways at ${narrowest.width} px`).toBeLessThanOrEqual(0);
}

/** The other theme is the same document in other colours. */
async function findings(page: Page, colorScheme: 'light' | 'dark'): Promise<string[][]> {
  await atRest(page);
  return axeFindings(page, colorScheme === 'dark' ? coloursAlone : undefined);
}

/** A colour on its way from one theme to the other is nobody's colour: even the shortest transition takes a frame. */
const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)));
