// Every address of the contract, in any spelling: what the server answers to it, and where the app leads.
import { type Page, request } from '@playwright/test';
import { previews, publicPages, settingsScreens, signedInScreens } from '../harness/addresses';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const screens = [...signedInScreens, ...settingsScreens];
const areas = ['', 1, 2, 3, 4, 5, 6].map((number) => `/tgsettings${number}`);
/** The last part of these names somebody's channel or product, so its letters stay as they are. */
const named = ['/tgch/', '/members/'];

function loud(address: string): string {
  const start = named.find((prefix) => address.startsWith(prefix)) ?? address;
  return start.toUpperCase() + address.slice(start.length);
}

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('the server has a screen at every address of the app, in any case', async ({ haat }) => {
  const server = await request.newContext({ baseURL: haat.url });
  const letters = (address: string) => [
    address,
    address.toUpperCase(),
    address.toLowerCase(),
    `${address}/`,
    address.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
    `${address}?id=${shop.pageId}`,
  ];
  for (const address of ['/login', ...areas, ...screens].flatMap(letters)) {
    const answer = await server.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(await answer.text()).toContain('<div id="root"></div>');
  }
  await server.dispose();
});

test('public pages and previews answer in any case, too', async ({ haat }) => {
  const server = await request.newContext({ baseURL: haat.url });
  for (const address of publicPages)
    for (const spelled of [address, address.toUpperCase(), address.toLowerCase(), encodeURI(address)])
      expect([spelled, (await server.get(spelled)).status()]).toEqual([spelled, 200]);
  expect((await server.get('/Terms%26Conditions')).status()).toBe(200);
  for (const address of previews) {
    const [exact, loudly] = [address, address.toUpperCase()].map((start) => start + shop.pageId);
    const expected = (await server.get(exact as string)).status();
    expect([loudly, (await server.get(loudly as string)).status()]).toEqual([loudly, expected]);
  }
  await server.dispose();
});

test('an address that leads nowhere says so, with the status for machines', async ({ visit }) => {
  const { page } = await visit();
  const nowhere = ['/nothing/here', '/pp/nothing', '/assets/nothing.js', '/tgsettings7', '/Create/nothing'];
  for (const path of [...nowhere, '/tgsettings1/analist', '/admin/more', '/tgch']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
  }
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.locator('[data-layout]').first()).toHaveAttribute('data-layout', /^page-/);
});

test('every screen that needs a token leads to login and back, however it is spelled', async ({ visit }) => {
  test.slow();
  const { page } = await visit({ viewport: widths.phone });
  for (const address of screens) {
    await page.goto(`${loud(address)}?id=a%20b#part`);
    const next = encodeURIComponent(`${address}?id=a%20b#part`);
    await expect(page).toHaveURL(`/login?next=${next}`);
  }
});

test('every screen opens for who is signed in, at the spelling of the contract', async ({ visit }) => {
  test.slow();
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  for (const address of screens) {
    await page.goto(loud(address));
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page).not.toHaveTitle(/Page not found/);
  }
});

const firstChildren: Record<string, string> = {
  '/tgsettings': 'analist',
  '/tgsettings1': 'Analistpage',
  '/tgsettings2': 'Analistcours',
  '/tgsettings3': 'Analistdiscord',
  '/tgsettings4': 'AnalistLock',
  '/tgsettings5': 'Analistwebinar',
  '/tgsettings6': 'AnalistCombo',
};

test('a settings area alone opens at its first child, on a page of its own', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  for (const [area, child] of Object.entries(firstChildren)) {
    await page.goto(area.toUpperCase());
    await expect(page).toHaveURL(`${area}/${child}`);
    await expect(page.locator('[data-layout]').first()).toHaveAttribute('data-layout', 'page-mobile');
  }
  await page.goto(`/tgsettings1?id=${shop.pageId}`);
  await expect(page).toHaveURL(`/tgsettings1/Analistpage?id=${shop.pageId}`);
});

test('login is for guests, and leads nobody to another site', async ({ visit }) => {
  const { page } = await visit();
  await rememberSession(page, shop.creator);
  const leads: [address: string, to: string][] = [
    ['/login', '/admin'],
    ['/LOGIN/', '/admin'],
    ['/login?next=%2Fwallet%3Fa%3D1', '/wallet?a=1'],
    ['/login?next=%2FLogin', '/admin'],
    ['/login?next=https%3A%2F%2Felsewhere.example', '/admin'],
    ['/login?next=%2F%2Felsewhere.example', '/admin'],
    ['/login?next=%2F%5Celsewhere.example', '/admin'],
    ['/login?next=%2F.%2F%2Felsewhere.example', '/admin'],
  ];
  for (const [address, to] of leads) {
    await page.goto(address);
    await expect(page).toHaveURL(to);
  }
});

test('what opens without a token asks for none', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  const requests: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/api/')) requests.push(one.url());
  });
  for (const address of [...publicPages, `/pp/${shop.pageId}`]) {
    await page.goto(address);
    await expect(headingOf(page)).toBeVisible();
  }
  expect(requests).toEqual([]);
});

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).first();
