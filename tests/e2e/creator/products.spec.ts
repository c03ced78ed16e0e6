// Lists, makers and settings of products of every kind.

import { kinds, productKinds } from '@haat/kinds/facts';
import { kindTexts } from '@haat/kinds/texts';
import { paths } from '@haat/web/paths';
import {
  areaTabNames,
  areaTabs,
  describe,
  kindOrder,
  kindPlaces,
  settingsPath,
} from '@haat/web/product-kinds/product-kinds';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { publishPage, signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, type Visit, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** The heading of the screen; what a buyer sees beside an editor has one of its own. */
const title = (page: Page) => page.locator('h1#screen-title');

async function enter({ page }: Visit, path: string): Promise<Page> {
  await rememberSession(page, shop.creator);
  await page.goto(path);
  return page;
}

/** Where a page of the shop stands in the area of pages. */
const at = (tab: (typeof areaTabs)[number]) => settingsPath('page', tab, shop.pageId);

test('every kind has its list: what there is, or how the first one is made', async ({ visit }) => {
  const page = await enter(await visit(), '/admin');
  for (const { kind, label, href } of kindPlaces) {
    await page.goto(href);
    await expect(title(page)).toHaveText(label);
    if (kind === 'page') await expect(page.getByText('Raga notes').first()).toBeVisible();
    else await expect(page.getByRole('heading', { name: kindTexts[kind].first })).toBeVisible();
  }
});

test('on a phone one list leads to the others', async ({ visit }) => {
  const page = await enter(await visit({ viewport: widths.phone }), '/payment');
  await page.getByRole('navigation', { name: 'Product types' }).getByRole('link', { name: 'Combos' }).click();
  await expect(page).toHaveURL(/\/combocontent$/);
  await expect(title(page)).toHaveText('Combos');
});

test('a list that fails says so and tries again', async ({ visit }) => {
  const { page } = await visit();
  await rememberSession(page, shop.creator);
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await page.goto('/course');
  await expect(page.getByRole('heading', { name: 'The list did not load' })).toBeVisible();
  await page.unroute('**/api/products?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: kindTexts.course.first })).toBeVisible();
});

test('every kind has its maker; what is no kind is not found', async ({ visit }) => {
  const page = await enter(await visit(), '/admin');
  for (const kind of kindOrder) {
    await page.goto(paths.create(kind));
    await expect(title(page)).toHaveText('Basics');
    await expect(page.getByText(`New ${describe(kind).one}`).first()).toBeVisible();
  }
  await page.goto('/Create/telegram?step=content');
  await expect(title(page)).toHaveText('Channel');
  const unknown = await page.goto('/Create/nothing');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the editor has one title, its preview being no page of its own', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  for (const address of ['/Create/page', `/tgsettings1/editpage?id=${shop.pageId}`]) {
    await page.goto(address);
    await expect(page.locator('[inert] h2').first()).toBeAttached();
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('the server makes every kind', async ({ haat }) => {
  const { token } = shop.creator;
  for (const kind of kindOrder) {
    const body = { kind, title: 'A try', prices: [] };
    const { status } = await call(haat.url, 'POST', '/api/products', { body, token });
    expect(status, kind).toBe(201);
  }
});

test('each screen of the area is about the product that its address names', async ({ visit }) => {
  const page = await enter(await visit({ viewport: widths.desktop }), at('analytics'));
  const tabs = page.getByRole('navigation', { name: 'About this product' });
  const [first, ...others] = areaTabs;
  for (const tab of [...others, first]) {
    await tabs.getByRole('link', { name: areaTabNames[tab] }).click();
    await expect(page).toHaveURL(at(tab));
    await expect(title(page)).toHaveText('Raga notes');
    await expect(title(page)).toBeFocused();
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(areaTabNames[tab]);
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'page-desktop');
  }
});

test('the areas of other kinds lead a page to its own, at the same tab', async ({ visit }) => {
  const page = await enter(await visit(), '/admin');
  for (const kind of kindOrder) {
    const { settings } = describe(kind);
    if (kind === 'page') continue;
    for (const tab of areaTabs) {
      await page.goto(`${settings[tab]}?id=${shop.pageId}`);
      await expect(page).toHaveURL(at(tab));
    }
  }
  for (const kind of kinds) {
    const { alsoEditedAt: editor } = productKinds[kind];
    if (editor === undefined) continue;
    await page.goto(`${editor}?id=${shop.pageId}`);
    await expect(page).toHaveURL(kind === 'page' ? `${editor}?id=${shop.pageId}` : at('edit'));
  }
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Raga notes');
});

test('an id that is nobody’s and one that is somebody else’s look the same', async ({ visit, haat }) => {
  const other = await signIn(haat, newPhone(), 'Rohit Deshmukh');
  const theirs = await publishPage(haat.url, other.token, { title: 'Their page' });
  const page = await enter(await visit(), '/admin');
  for (const id of ['Nobodys11111', 'x'.repeat(80), theirs.id]) {
    await page.goto(settingsPath('page', 'analytics', id));
    await expect(title(page)).toHaveText('page not found');
    await page.goto(`${productKinds.telegram.members}${id}`);
    await expect(title(page)).toHaveText('channel not found');
  }
  await page.goto(`${productKinds.telegram.members}${shop.pageId}`);
  await expect(page).toHaveURL(at('analytics'));
});

test('without an id one of the products is chosen', async ({ visit }) => {
  const page = await enter(await visit({ viewport: widths.phone }), '/tgsettings1');
  await expect(title(page)).toHaveText('Payment pages');
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'page-mobile');
  await page.getByRole('link', { name: 'Raga notes' }).click();
  await expect(page).toHaveURL(at('analytics'));
  await page.goto('/tgsettings3/trandiscord');
  await expect(page.getByRole('link', { name: 'New server' })).toHaveAttribute('href', '/discordCreate');
});

test('the overview adds up what the product has brought', async ({ visit }) => {
  const page = await enter(await visit({ viewport: widths.desktop }), at('analytics'));
  await expect(page.getByRole('listitem').filter({ hasText: 'one sale' }).first()).toContainText('₹499');
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(new RegExp(`/pp/${shop.pageId}$`));
  await page.getByRole('list', { name: 'Recent sales' }).getByRole('link').last().click();
  await expect(page).toHaveURL(`${at('sales')}&sale=${shop.orders[0]?.id}`);
  await expect(page.getByRole('dialog').getByText('You receive')).toBeVisible();
});

test('its sales are narrowed and opened without losing the product', async ({ visit, haat }) => {
  const another = await publishPage(haat.url, shop.creator.token, { title: 'Another page' });
  const page = await enter(await visit({ viewport: widths.desktop }), at('sales'));
  await page.getByLabel('Status').selectOption('failed');
  await expect(page).toHaveURL(`${at('sales')}&status=failed`);
  await expect(page.getByRole('table', { name: 'Sales by day' }).getByText('Failed')).toBeVisible();
  await page.getByRole('link', { name: /Asha Rao/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${at('sales')}&status=failed`);
  await page.goto(settingsPath('page', 'sales', another.id) ?? '');
  await expect(page.getByText('No sales yet')).toBeVisible();
});

test('a page is changed, paused and put on sale again from its settings', async ({ visit, haat }) => {
  const { id } = await publishPage(haat.url, shop.creator.token, { title: 'Evening ragas' });
  const address = (tab: (typeof areaTabs)[number]) => settingsPath('page', tab, id) ?? '';
  const page = await enter(await visit({ viewport: widths.desktop }), address('edit'));
  await page.getByLabel('Title', { exact: true }).fill('Evening ragas, slowly');
  await expect(page.getByText(/^Unpublished changes, saved/)).toBeVisible();
  // The head names it as buyers know it.
  await expect(title(page)).toHaveText('Evening ragas');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Everything is published')).toBeVisible();
  await expect(title(page)).toHaveText('Evening ragas, slowly');
  await page.getByRole('button', { name: 'Next: Price' }).click();
  await expect(page).toHaveURL(`${address('edit')}&step=price`);

  await page.goto(address('analytics'));
  await page.getByRole('button', { name: 'More actions for Evening ragas, slowly' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Evening ragas, slowly' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('what is typed in the settings survives a reload without a connection', async ({ visit, haat }) => {
  const { id } = await publishPage(haat.url, shop.creator.token, { title: 'Morning ragas' });
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto(settingsPath('page', 'edit', id) ?? '');
  await page.route('**/api/products/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Title', { exact: true }).fill('Morning ragas, early');
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Morning ragas, early');
});

test('the choice of a page to settle looks good in every layout', async ({ visit }) => {
  const page = await enter(await visit({ viewport: widths.phone }), '/tgsettings1/tranpage');
  await expectGoodLooks(page, page.getByText('Raga notes'));
});
