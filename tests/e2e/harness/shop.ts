// A creator with a page and sales, made through the API, for tests that are about how screens look and behave.
import { expect, type Page } from '@playwright/test';
import type { Haat } from '../../simulators/haat';
import { type Creator, decide, placeOrder, publishPage, publishProduct, signIn } from '../../simulators/shop';
import { newPhone } from './people';

export interface Shop {
  creator: Creator;
  /** Ten digits. */
  phone: string;
  pageId: string;
  /** Paid, failed and still open, in this order. */
  orders: { id: string; token: string; session: string }[];
}

export async function openShop(haat: Haat): Promise<Shop> {
  const phone = newPhone();
  const creator = await signIn(haat, phone, 'Meera Iyer');
  const { id: pageId } = await publishPage(haat.url, creator.token, {
    title: 'Raga notes',
    questions: [{ id: 'instrument', label: 'Which instrument do you play?', type: 'text', required: false }],
  });
  const orders: Shop['orders'] = [];
  for (const outcome of ['success', 'failed', undefined] as const) {
    const buyer = { phone: newPhone(), name: 'Asha Rao', email: 'asha@example.com' };
    const placed = await placeOrder(haat.url, { productId: pageId, buyer }, `shop-${newPhone()}`);
    const { session } = placed.payment;
    if (outcome) await decide(haat.url, session, outcome);
    orders.push({ id: placed.id, token: placed.token, session });
  }
  return { creator, phone, pageId, orders };
}

/** Has a new creator sell a text for ₹499; answers the path of its page. */
export async function sellRecipe(haat: Haat): Promise<string> {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  const { id } = await publishProduct(haat.url, creator.token, {
    kind: 'lock',
    title: 'The starter recipe',
    prices: [{ type: 'once', amount: 49_900 }],
    content: { items: [{ id: 'recipe', type: 'text', title: 'Recipe', text: '<p>Flour, water, time.</p>' }] },
  });
  return `/lc/${id}`;
}

/** Opens an address and waits until all is there that it shows. What is told live keeps a call open, so the network is never idle. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Leads to an address inside the app that this page has loaded, without a new document. */
export const leadTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState(null, '', to), address);

let visits = 0;

/**
 * Opens an address inside the app that this page has loaded, as the first screen of a visit, and waits until all is there that it shows.
 * It comes by an address that leads nowhere: what signed-in people have loaded is forgotten there. That a document comes from each
 * address is another test's (routes.spec.ts).
 */
export async function openInside(page: Page, address: string): Promise<void> {
  await leadToAnother(page, `/nowhere/${++visits}`);
  await leadToAnother(page, address);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Waits for a heading that was not there before. A sheet that is open takes the screen below it away from assistive technology. */
async function leadToAnother(page: Page, address: string): Promise<void> {
  const headings = page.locator('h1');
  await headings.evaluateAll((all) => all.forEach((one) => one.setAttribute('data-before', '')));
  await leadTo(page, address);
  await expect(page.locator('h1:not([data-before])').first()).toBeVisible();
}

/** As if this browser had signed in before: what the app keeps between visits. */
export async function rememberSession(page: Page, { token, user }: Creator): Promise<void> {
  await page.addInitScript(
    ([authToken, authuser]) => {
      if (localStorage.getItem('haat.test.remembered')) return;
      localStorage.setItem('haat.test.remembered', '1');
      localStorage.setItem('authToken', authToken as string);
      localStorage.setItem('authuser', authuser as string);
    },
    [token, JSON.stringify(user)],
  );
}
