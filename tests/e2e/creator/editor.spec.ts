// Making one product of every kind, and losing nothing: two windows, no network.

import { type ProductKind, productKinds } from '@haat/kinds/facts';
import type { Product } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { publishPage } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, type Visit, widths } from '../harness/test';
import { decide, order } from '../story/buyer';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
  // A combo is made of two.
  await publishPage(haat.url, shop.creator.token, { title: 'Tala notes' });
});

async function enter({ page }: Visit, path: string): Promise<Page> {
  await rememberSession(page, shop.creator);
  await page.goto(path);
  return page;
}

/** What kinds ask for in their own step. */
const written: { readonly [Kind in ProductKind]?: (page: Page) => Promise<void> } = {
  telegram: async (page) => {
    await page.getByLabel('Name of the channel').fill('Raga letters');
    await page.getByLabel('Invite link').fill('t.me/+AbCdEfGh');
    await page.getByRole('button', { name: 'Add benefit' }).click();
    await page.getByLabel('Benefit 1', { exact: true }).fill('A raga a week');
  },
  discord: async (page) => {
    await page.getByLabel('Name of the server').fill('The practice room');
    await page.getByLabel('Invite link').fill('https://discord.gg/practice');
  },
  course: async (page) => {
    await page.getByRole('button', { name: 'Add a section' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Morning ragas');
    await page.getByRole('button', { name: 'Add a lesson' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Title', { exact: true }).fill('Bhairav');
    await sheet.getByLabel('Text').pressSequentially('Begin with the **fifth**.');
    await sheet.getByRole('button', { name: 'Done' }).click();
  },
  lesson: async (page) => {
    await page.getByLabel('Text').fill('Hold the note for a breath.');
  },
  webinar: async (page) => {
    await page.getByLabel('Day').fill('2099-01-16');
    await page.getByLabel('Starts at').fill('18:30');
    await page.getByLabel('Join link').fill('https://meet.example.com/ragas');
  },
  lock: async (page) => {
    await page.getByRole('button', { name: 'A place' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Name').fill('The hall');
    await sheet.getByLabel('Address').fill('12, Temple Street');
    await sheet.getByLabel('City').fill('Mysuru');
    await sheet.getByRole('button', { name: 'Done' }).click();
  },
  combo: async (page) => {
    await page.getByRole('button', { name: 'Add products' }).click();
    const choice = page.getByRole('dialog');
    await choice.getByRole('option', { name: 'Raga notes' }).click();
    await choice.getByRole('combobox').fill('tala');
    await choice.getByRole('option', { name: 'Tala notes' }).click();
    await choice.getByRole('button', { name: 'Done' }).click();
  },
};

for (const [kind, write] of Object.entries(written)) {
  const { label, one } = productKinds[kind as ProductKind];

  test(`${label}: made, published, shown and sold`, async ({ visit, haat }) => {
    const page = await enter(await visit({ viewport: widths.desktop }), paths.create(kind));
    await page.getByLabel('Title', { exact: true }).fill(`Evening ${kind}`);
    await page.getByRole('button', { name: /^Next:/ }).click();
    await write(page);
    await page.getByRole('button', { name: 'Next: Price' }).click();
    await page.getByLabel('Price', { exact: true }).fill('499');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: /^Publish/ })
      .click();
    await page.getByRole('button', { name: `Publish the ${one}` }).click();
    await expect(page.getByText(`Your ${one} is on sale.`)).toBeVisible();
    const address = await page.getByLabel('Link', { exact: true }).inputValue();
    const id = address.split('/').at(-1) ?? '';
    expect(new URL(address, haat.url).pathname).toBe(`${productKinds[kind as ProductKind].previewBase}${id}`);

    const { page: buyer } = await visit({ viewport: widths.phone });
    await buyer.goto(new URL(address, haat.url).pathname);
    const title = buyer.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(`Evening ${kind}`);
    await expectGoodLooks(buyer, title);
    await buyer.setViewportSize(widths.phone);
    await order(buyer, { phone: newPhone(), name: 'Asha Rao', email: 'asha@example.com' }, '₹499');
    await decide(buyer, 'Pay ₹499');
    await expect(buyer).toHaveURL(/\/access\//);
    await expect(buyer.getByText('₹499 paid', { exact: true })).toBeVisible();
  });
}

const titleOf = async (url: string, id: string) =>
  (await call<Product>(url, 'GET', `/api/products/${id}`, { token: shop.creator.token })).body.title;

test('of two windows the second is told, and what it says is its choice', async ({ visit, haat }) => {
  const { id } = await publishPage(haat.url, shop.creator.token, { title: 'Night ragas' });
  const first = await enter(await visit({ viewport: widths.desktop }), paths.edit('page', id));
  const second = await enter(await visit({ viewport: widths.desktop }), paths.edit('page', id));
  const title = (page: Page) => page.getByLabel('Title', { exact: true });
  await title(second).waitFor();
  await title(first).fill('Night ragas, first');
  await expect(first.getByText(/^Unpublished changes, saved/)).toBeVisible();

  await title(second).fill('Night ragas, second');
  await expect(second.getByText('This was changed elsewhere')).toBeVisible();
  // Looking away decides nothing.
  await second.reload();
  await expect(second.getByText('This was changed elsewhere')).toBeVisible();
  await expect(title(second)).toHaveValue('Night ragas, second');
  expect(await titleOf(haat.url, id)).toBe('Night ragas, first');
  await second.getByRole('button', { name: 'Use the other version' }).click();
  await expect(title(second)).toHaveValue('Night ragas, first');
  // What was typed is kept, also over a reload, until it is let go.
  await second.reload();
  await second.getByRole('button', { name: 'Show differences' }).click();
  await expect(second.getByRole('dialog').getByText('Night ragas, second')).toBeVisible();
  await second.keyboard.press('Escape');
  await second.getByRole('button', { name: 'Use mine instead' }).click();
  await expect.poll(() => titleOf(haat.url, id)).toBe('Night ragas, second');

  await title(first).fill('Night ragas, first again');
  await first.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => titleOf(haat.url, id)).toBe('Night ragas, first again');
});

test('what was typed while nobody answered goes out when the connection is back', async ({ visit, haat }) => {
  const { id } = await publishPage(haat.url, shop.creator.token, { title: 'Dawn ragas' });
  const visited = await visit({ viewport: widths.phone });
  const page = await enter(visited, paths.edit('page', id));
  await page.route('**/api/products/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Title', { exact: true }).fill('Dawn ragas, slowly');
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await visited.context.setOffline(true);
  await page.unroute('**/api/products/*');
  await visited.context.setOffline(false);
  await expect.poll(() => titleOf(haat.url, id)).toBe('Dawn ragas, slowly');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Dawn ragas, slowly');
});

test('a product is opened by the editor of its own kind', async ({ visit }) => {
  const page = await enter(await visit(), `${paths.create('webinar')}?id=${shop.pageId}`);
  await expect(page).toHaveURL(paths.edit('page', shop.pageId));
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Raga notes');
});

for (const kind of ['webinar', 'course', 'lock', 'telegram'] as const)
  test(`the editor of a ${productKinds[kind].one} looks good in every layout`, async ({ visit }) => {
    const page = await enter(await visit({ viewport: widths.phone }), `${paths.create(kind)}?step=content`);
    await expectGoodLooks(page, page.locator('h1#screen-title'));
  });
