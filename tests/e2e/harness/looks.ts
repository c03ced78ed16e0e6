// A screen as people of all sorts meet it: in every layout through axe, and once in the colours of the dark theme.
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { screens } from './screens';

/** A phone, a tablet and a desk, in px, and the narrowest phone that people still use. */
const sizes = Object.values(screens);
const coloursAlone = ['color-contrast', 'link-in-text-block'];
const narrowest = { width: 320, height: 640 };

/**
 * Fails where axe finds something, or where the page scrolls sideways. Colours do not depend on the width, so the dark
 * theme is looked at in the last layout alone; every story is held to its contrast besides. `ready`: all is there that the screen shows.
 * `stays`: at which widths it does so, where another layout closes it.
 */
export async function expectGoodLooks(
  page: Page,
  ready: Locator,
  stays: (width: number) => boolean = () => true,
): Promise<void> {
  const layouts = sizes.filter(({ width }) => stays(width));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const size of layouts) {
    await page.setViewportSize(size);
    await expect(ready).toBeVisible();
    expect.soft(await findings(page), `${page.url()} at ${size.width} px`).toEqual([]);
    await expectNoSideways(page, size.width);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(ready).toBeVisible();
  expect.soft(await findings(page, coloursAlone), `${page.url()}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (!stays(narrowest.width)) return;
  await page.setViewportSize(narrowest);
  await expect(ready).toBeVisible();
  await expectNoSideways(page, narrowest.width);
}

async function expectNoSideways(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}

async function findings(page: Page, rules?: readonly string[]): Promise<string[][]> {
  await atRest(page);
  return axeFindings(page, { rules });
}

/** A colour on its way from one theme to the other is nobody's colour: even the shortest transition takes a frame. */
const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)));
