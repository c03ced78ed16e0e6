import type { Locator, Page } from '@playwright/test';
import { expectKeyboardReaches } from './keyboard';
import { expectGoodLooks } from './looks';

/** Fails where axe or a walk by keyboard finds something, in any layout; leaves the page as wide as it was. `ready`: all is there. */
export async function expectAccessible(page: Page, ready: Locator): Promise<void> {
  const size = page.viewportSize();
  await expectGoodLooks(page, ready);
  await expectKeyboardReaches(page, ready);
  if (size) await page.setViewportSize(size);
}
