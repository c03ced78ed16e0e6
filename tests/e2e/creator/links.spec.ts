// Short links: made by a creator, followed and bought through by buyers, with and without scripts, on phones and on desks.
import type { Link } from '@haat/openapi';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { expectStatus } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, toldAt, widths } from '../harness/test';

/** Browsers without a head are machines, and their clicks count for nothing. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

async function makeLink(url: string, slug: string): Promise<Link> {
  const body = { productId: shop.pageId, campaign: `At ${slug}`, slug };
  return expectStatus(await call<Link>(url, 'POST', '/api/links', { body, token: shop.creator.token }), 201);
}

async function sums(url: string, slug: string) {
  const { token } = shop.creator;
  const { body } = await call<{ items: Link[] }>(url, 'GET', '/api/links', { token });
  const link = body.items.find((one) => one.slug === slug);
  return { clicks: link?.clicks, sales: link?.sales, earned: link?.earned };
}

async function pay(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(newPhone());
  await form.getByText('Email and name (optional)').click();
  await expect(form.getByRole('checkbox', { name: 'Remind me if I do not pay' })).not.toBeChecked();
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
}

test('a creator makes a link, is told of a taken ending, and gets its QR code', async ({ visit, haat }) => {
  await makeLink(haat.url, 'taken-by-me');
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto('/links');
  await page.getByRole('button', { name: 'New link' }).click();
  const form = page.getByRole('form', { name: 'New link' });
  await form.getByLabel('Label').fill('Poster at the bakery');
  await form.getByLabel('Custom ending').fill('Taken-By-Me');
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(form.getByLabel('Custom ending')).toHaveAccessibleDescription(/already taken/);
  await form.getByLabel('Custom ending').fill('bakery');
  await form.getByRole('button', { name: 'Create link' }).click();
  const sheet = page.getByRole('dialog', { name: 'Poster at the bakery' });
  await expect(sheet.getByRole('textbox', { name: 'Link' })).toHaveValue(`${haat.url}/cml/bakery`);
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'QR image' }).click();
  expect((await saved).suggestedFilename()).toBe('qr.png');
});

for (const [name, viewport] of toldAt('desktop'))
  test(`a sale on a ${name} is the link's by which its buyer came`, async ({ visit, haat }) => {
    const slug = `on-a-${name}`;
    await makeLink(haat.url, slug);
    const { page } = await visit({ viewport, userAgent });
    await page.goto(`/cml/${slug}?utm_source=ig`);
    await expect(page.getByRole('heading', { level: 1, name: 'Raga notes' })).toBeVisible();
    await page.locator('[data-main-action]').first().click();
    await pay(page);
    await expect.poll(() => sums(haat.url, slug)).toEqual({ clicks: 1, sales: 1, earned: 49_900 });
  });

test('without scripts too', async ({ visit, haat }) => {
  await makeLink(haat.url, 'no-scripts');
  const { page } = await visit({ viewport: widths.phone, javaScriptEnabled: false, userAgent });
  await page.goto('/cml/no-scripts');
  await page.locator('[data-main-action]').first().click();
  await expect(page).toHaveURL(/\/checkout/);
  await pay(page);
  await expect.poll(() => sums(haat.url, 'no-scripts')).toEqual({ clicks: 1, sales: 1, earned: 49_900 });
});

test('what leads nowhere says so', async ({ visit, haat }) => {
  const { page } = await visit();
  const answer = await page.goto(`${haat.url}/cml/nobody-made-this`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the screen is good to look at', async ({ visit, haat }) => {
  await makeLink(haat.url, 'looked-at');
  const { page } = await visit();
  await rememberSession(page, shop.creator);
  await page.goto('/links');
  await expectGoodLooks(page, page.getByText('At looked-at').first());
});
