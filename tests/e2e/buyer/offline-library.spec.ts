// What somebody bought, opened again without a network: the library, a lesson, and the library of the app; and that signing out takes it away.
import { publishProduct } from '../../simulators/shop';
import { boughtBefore, enterLibrary } from '../harness/app-library';
import { axeFindings } from '../harness/axe';
import { buyByForm, expectOfflinePage, isKept, keptCaches, keptPaths } from '../harness/kept-pages';
import { newPhone } from '../harness/people';
import { openShop, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const phoneWithWorker = { viewport: widths.phone, serviceWorkers: 'allow' } as const;

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** A course of one chapter for ₹499, of which nothing may be read before it is bought. */
const sellCourse = (url: string) =>
  publishProduct(url, shop.creator.token, {
    kind: 'course',
    title: 'Bread, from the start',
    prices: [{ type: 'once', amount: 49_900 }],
    content: {
      sections: [
        {
          id: 'begin',
          title: 'Beginnings',
          lessons: [
            { id: 'flour', title: 'Flour and water', minutes: 5, text: 'Take **warm** water.' },
            { id: 'oven', title: 'The oven', minutes: 5, text: 'As hot as it goes.' },
          ],
        },
      ],
    },
  });

test('the library, its way to a receipt and a lesson are read without a network, once they were read with one', async ({
  visit,
  haat,
}) => {
  const { id } = await sellCourse(haat.url);
  const { page, context } = await visit(phoneWithWorker);
  const receipt = await buyByForm(page, id);
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bread, from the start' })).toBeVisible();
  await isKept(page);
  await page
    .getByRole('link', { name: /Flour and water/ })
    .first()
    .click();
  await expect(page.getByText('Take warm water.')).toBeVisible();
  await isKept(page);
  const lesson = page.url();
  await page.goto('/purchase/library');
  await isKept(page);

  await context.setOffline(true);
  await page.goto(lesson);
  await expect(page.getByRole('heading', { level: 1, name: 'Flour and water' })).toBeVisible();
  await expect(page.getByText('Take warm water.')).toBeVisible();
  await page.goto('/purchase/library');
  await expect(page.getByRole('heading', { level: 1, name: 'Purchases' })).toBeVisible();
  await expect(page.getByText('Bread, from the start').first()).toBeVisible();
  // Says over it that the network is gone, and lets it be read.
  await page.getByRole('button', { name: 'Keep reading' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /^Open/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bread, from the start' })).toBeVisible();
  await page.goto(receipt);
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  // What was never opened is not there, and that is said.
  await page.goto(`${new URL(lesson).pathname.replace(/flour$/, 'oven')}`);
  await expectOfflinePage(page);
});

test('a link of the kept library leads to the receipt that is kept', async ({ visit }) => {
  const { page, context } = await visit(phoneWithWorker);
  const receipt = await buyByForm(page, shop.pageId);
  await page.goto('/purchase/library');
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Keep reading' }).click();
  // Made for this visit, and good for a while only: the receipt is kept without it.
  const way = page.locator(`a[href*="${receipt}?pass="]`).first();
  await way.click();
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
});

test('the library of the app is that of the server without a network, and nothing of it after signing out', async ({
  visit,
  haat,
}) => {
  const { page, context } = await visit(phoneWithWorker);
  await enterLibrary(page, await boughtBefore(haat.url, shop.pageId), haat);
  await expect.poll(async () => (await keptPaths(page, 'haat-kept-assets')).length).toBeGreaterThan(0);
  // No document and no main script of the app is kept.
  expect(await keptPaths(page)).toEqual(['/purchase/library']);

  await context.setOffline(true);
  await page.goto('/purchase');
  await expect(page.getByRole('heading', { level: 1, name: 'Purchases' })).toBeVisible();
  await expect(page.getByText('Raga notes').first()).toBeVisible();
  // Its script came as well: it says that the network is gone.
  await page.getByRole('button', { name: 'Keep reading' }).click();
  await page.goto('/wallet');
  await expectOfflinePage(page);

  await context.setOffline(false);
  await page.goto('/purchase');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptCaches(page)).toEqual(['haat-offline']);
  await context.setOffline(true);
  await page.goto('/purchase');
  await expectOfflinePage(page);
  await expect(page.getByRole('link', { name: /Raga notes|Purchases/ })).toHaveCount(0);
});

test('receipts and saved pages of before go too when somebody signs out of the app', async ({
  visit,
  haat,
}) => {
  const { page, context } = await visit(phoneWithWorker);
  const phone = newPhone();
  const receipt = await buyByForm(page, shop.pageId, phone);
  await enterLibrary(page, phone, haat);
  expect(await keptPaths(page)).toContain(receipt);
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptCaches(page)).toEqual(['haat-offline']);
  await context.setOffline(true);
  await page.goto(receipt);
  await expectOfflinePage(page);
});

test('a page that asks for a number is not kept in place of what was bought', async ({ visit, haat }) => {
  const { page, context } = await visit(phoneWithWorker);
  await buyByForm(page, shop.pageId);
  await page.goto('/purchase/library');
  await isKept(page);
  // Ended by another tab, without a word to the worker.
  await page.request.post(`${haat.url}/purchase/sign-out`, {
    headers: { origin: haat.url },
    maxRedirects: 0,
  });
  await page.goto('/purchase/library');
  await expect(page.getByRole('heading', { name: 'Open what you bought' })).toBeVisible();
  await expect.poll(() => keptPaths(page)).not.toContain('/purchase/library');
  await context.setOffline(true);
  await page.goto('/purchase');
  await expectOfflinePage(page);
});
