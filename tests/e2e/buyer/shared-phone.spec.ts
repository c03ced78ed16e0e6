// What somebody leaves behind on a phone that others use too: nothing, however their session ended.
import type { Page } from '@playwright/test';
import type { Haat } from '../../simulators/haat';
import { boughtBefore, enterLibrary } from '../harness/app-library';
import { buyByForm, expectOfflinePage, isKept, keptCaches, keptPaths } from '../harness/kept-pages';
import { openShop, type Shop } from '../harness/shop';
import { expect, widths } from '../harness/test';
import { testWithWorkerServer as test } from '../harness/worker-server';

const phoneWithWorker = { viewport: widths.phone, serviceWorkers: 'allow' } as const;

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** The library asks for a number. */
async function expectNobody(page: Page): Promise<void> {
  await page.goto('/purchase/library');
  await expect(page.getByRole('heading', { name: 'Open what you bought' })).toBeVisible();
}

test('signing out of the library without a network reaches the server once there is one', async ({
  visit,
}) => {
  const { page, context } = await visit(phoneWithWorker);
  const receipt = await buyByForm(page, shop.pageId);
  await page.goto('/purchase/library');
  await isKept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Keep reading' }).click();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expectOfflinePage(page);
  expect(await keptCaches(page)).toEqual(['haat-offline']);
  await context.setOffline(false);
  await expectNobody(page);
  await page.goto(receipt);
  await expect(page.getByText('₹499 paid', { exact: true })).toHaveCount(0);
});

test('signing out of the app whose call is lost reaches the server later', async ({
  visit,
  haat,
  server,
}) => {
  const { page } = await visit({ ...phoneWithWorker, baseURL: server.url });
  await enterLibrary(page, await boughtBefore(haat.url, shop.pageId), haat);
  server.lose('/api/logout');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptCaches(page)).toEqual(['haat-offline']);
  server.lose(null);
  await expectNobody(page);
});

/** From another device. */
async function endSessionOf(page: Page, { url }: Haat): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const ended = await fetch(`${url}/api/sessions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.status).toBe(200);
}

for (const path of ['/purchase', '/PricingPage'])
  test(`a session that was ended from another device leaves nothing here, once ${path} is opened`, async ({
    visit,
    haat,
  }) => {
    const { page } = await visit(phoneWithWorker);
    await enterLibrary(page, await boughtBefore(haat.url, shop.pageId), haat);
    await endSessionOf(page, haat);
    await page.goto(path);
    await expect.poll(() => keptCaches(page)).toEqual(['haat-offline']);
  });

test('a purchase that leads to another page by now is not kept any more', async ({ visit, haat }) => {
  const { page } = await visit(phoneWithWorker);
  const receipt = await buyByForm(page, shop.pageId);
  await page.goto(receipt.replace('/access/', '/purchase/library/'));
  await isKept(page);
  const kept = new URL(page.url()).pathname;
  await page.request.post(`${haat.url}/purchase/sign-out`, {
    headers: { origin: haat.url },
    maxRedirects: 0,
  });
  await page.goto(kept);
  await expect(page.getByRole('heading', { name: 'Open what you bought' })).toBeVisible();
  await expect.poll(() => keptPaths(page)).not.toContain(kept);
});

test('a page that asks for a number is not kept at a first visit; its answer, loaded again without a network, is a page of ours', async ({
  visit,
}) => {
  const { page, context } = await visit(phoneWithWorker);
  await page.goto('/purchase/library');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByLabel('Mobile number').fill('98765');
  await page.getByRole('button', { name: /code/i }).click();
  await expect(page).toHaveURL(/\/purchase\/code$/);
  await context.setOffline(true);
  await page.reload();
  await expectOfflinePage(page);
  await page.goto('/purchase/library');
  await expectOfflinePage(page);
});

for (const isOnline of [true, false])
  test(`what was typed for an order is forgotten with signing out, ${isOnline ? 'with' : 'without'} a network`, async ({
    visit,
  }) => {
    const { page, context } = await visit(phoneWithWorker);
    await buyByForm(page, shop.pageId);
    await page.goto(`/pp/${shop.pageId}/checkout?again=1`);
    const form = page.getByRole('form', { name: 'Your details' });
    await expect(form).toHaveAttribute('novalidate');
    await form.getByLabel('Mobile number').fill('98220');
    const typed = () =>
      page.evaluate(
        () => Object.values(sessionStorage).filter((text) => String(text).includes('98220')).length,
      );
    await expect.poll(typed).toBe(1);
    await page.goto('/purchase/library');
    await context.setOffline(!isOnline);
    if (!isOnline) await page.getByRole('button', { name: 'Keep reading' }).click();
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await expect.poll(typed).toBe(0);
    await context.setOffline(false);
    await page.goto(`/pp/${shop.pageId}/checkout`);
    await expect(form).toHaveAttribute('novalidate');
    await expect(form.getByLabel('Mobile number')).toHaveValue('');
  });
