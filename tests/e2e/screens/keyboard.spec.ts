// Buyers who use no pointer: on every page Tab leads from its top to its end, over everything that can be used, each stop in sight and marked.
import type { Page } from '@playwright/test';
import { buyerPages } from '../harness/buyer-pages';
import { test } from '../harness/buyer-shop';
import { expectKeyboardReaches, keyboardFindings, toStart } from '../harness/keyboard';
import { newPhone } from '../harness/people';
import { screens } from '../harness/screens';
import { expect } from '../harness/test';

for (const shown of buyerPages)
  test(`the keyboard reaches all of the ${shown.name}`, async ({ visit, shop }) => {
    const person = await visit({ viewport: screens.phone, reducedMotion: 'reduce' });
    await shown.open(person, shop);
    const heading = person.page.getByRole('heading', { level: 1, name: shown.heading }).first();
    await expectKeyboardReaches(person.page, heading);
  });

for (const address of ['/', '/login'])
  test(`the keyboard skips to the content of ${address}`, async ({ visit }) => {
    const { page } = await visit({ viewport: screens.phone, reducedMotion: 'reduce' });
    for (const size of [screens.phone, screens.desk]) {
      await page.setViewportSize(size);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await keyboardFindings(page), `at ${size.width} px`).toEqual([]);
      // Signing in begins in its field.
      await toStart(page);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    }
  });

const mainAction = (page: Page) => page.locator('[data-main-action]:visible').first();

test('the sheet over a preview is opened, walked, sent and closed by keys alone', async ({ visit, shop }) => {
  const { page } = await visit({ viewport: screens.phone, reducedMotion: 'reduce' });
  await page.goto(`/pp/${shop.sold.page}`);
  const button = mainAction(page);
  const sheet = page.getByRole('dialog');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await expect(sheet.getByRole('form')).toHaveAttribute('novalidate');
  expect(await keyboardFindings(page)).toEqual([]);

  const number = sheet.getByLabel('Mobile number');
  await number.focus();
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await number.focus();
  await page.keyboard.type(newPhone());
  await page.keyboard.press('Enter');
  await expect(page.getByText('No money moves here.')).toBeVisible();
});

test('what is folded opens by keys', async ({ visit, shop }) => {
  const { page } = await visit({ viewport: screens.phone, reducedMotion: 'reduce' });
  await page.goto(`/pp/${shop.sold.page}/checkout`);
  const folded = page.locator('details:not([open]) > summary:visible');
  const count = await folded.count();
  expect(count).toBeGreaterThan(0);
  for (let left = count; left > 0; left -= 1) {
    await folded.first().focus();
    await page.keyboard.press('Space');
    await expect(folded).toHaveCount(left - 1);
  }
  expect(await keyboardFindings(page)).toEqual([]);
});
