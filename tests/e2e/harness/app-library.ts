// A buyer in the app, in a browser that bought nothing itself.
import type { Page } from '@playwright/test';
import type { Haat } from '../../simulators/haat';
import { decide, placeOrder } from '../../simulators/shop';
import { signInByPhone } from '../story/creator';
import { keptPaths } from './kept-pages';
import { newPhone } from './people';
import { expect } from './test';

/** Bought elsewhere, so that the app is the first that this browser sees. Answers the phone it was bought with. */
export async function boughtBefore(url: string, productId: string): Promise<string> {
  const phone = newPhone();
  const placed = await placeOrder(url, { productId, buyer: { phone } }, `offline-${phone}`);
  await decide(url, placed.payment.session, 'success');
  return phone;
}

/** Signs in and waits until the library, which the server has drawn as well, is kept. */
export async function enterLibrary(page: Page, phone: string, haat: Haat): Promise<void> {
  await page.goto('/login');
  await signInByPhone(page, haat, phone);
  await expect(page).toHaveURL(/\/purchase$/);
  await expect(page.getByText('Raga notes').first()).toBeVisible();
  await expect.poll(() => keptPaths(page)).toContain('/purchase/library');
}
