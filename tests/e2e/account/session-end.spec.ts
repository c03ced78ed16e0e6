// How a session ends: by wish, in another tab, and while somebody works.
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { type Creator, signIn } from '../../simulators/shop';
import { holdRequests } from '../harness/held';
import { newPhone } from '../harness/people';
import { openShop, rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';
import { signInByPhone } from '../story/creator';

test.use({ viewport: widths.desktop });

const stored = (page: Page) =>
  page.evaluate(() => ['authToken', 'authuser', 'notitoken'].map((key) => localStorage.getItem(key)));
const nothing = [null, null, null];

/** Opens a screen as somebody who has just signed in elsewhere, with a session of their own. */
async function enter(page: Page, creator: Creator, path = '/account'): Promise<void> {
  await rememberSession(page, creator);
  await page.goto(path);
}
const signOut = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();

for (const ending of ['fails', 'hangs'] as const) {
  test(`logout clears what is stored even when the call ${ending}`, async ({ visit, haat }) => {
    const { page } = await visit();
    const leaving = await holdRequests(page, /\/api\/logout$/);
    await enter(page, await signIn(haat, newPhone(), 'Meera Iyer'));
    await page.evaluate(() => localStorage.setItem('notitoken', 'noti'));
    await page.reload();
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored(page)).toEqual(nothing);
    await expect.poll(() => leaving.count()).toBe(1);
    if (ending === 'fails') await leaving.loseConnection();
    // Nobody waits for it.
    await signInByPhone(page, haat, newPhone());
    await expect(page).toHaveURL(/\/admin$/);
  });
}

test('logout tells the server which device no longer wants messages, as another tab has stored it', async ({
  visit,
  haat,
}) => {
  const { page, context } = await visit();
  await enter(page, await signIn(haat, newPhone(), 'Meera Iyer'));
  const other = await context.newPage();
  await other.goto('/healthz');
  await other.evaluate(() => localStorage.setItem('notitoken', 'of-another-tab'));
  const logoutRequest = page.waitForRequest('**/api/logout');
  await signOut(page);
  expect((await logoutRequest).postDataJSON()).toEqual({ notitoken: 'of-another-tab' });
});

test('a page that is closed in the middle of logout has still said farewell', async ({ visit, haat }) => {
  const { page, context } = await visit();
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  await enter(page, creator);
  const leaving = page.waitForRequest('**/api/logout');
  await signOut(page);
  await leaving;
  await page.close();
  const userInfo = () => call(haat.url, 'POST', '/api/userinfo', { token: creator.token });
  await expect.poll(async () => (await userInfo()).status).toBe(401);
  const after = await context.newPage();
  await after.goto('/healthz');
  expect(await stored(after)).toEqual(nothing);
});

test('who signs out by wish leaves nothing of what was typed', async ({ visit, haat }) => {
  const { page } = await visit();
  await enter(page, await signIn(haat, newPhone(), 'Meera Iyer'));
  await page.getByLabel('Your name, as shown to buyers').fill('Meera of the market');
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /kept/.test(key)))).toEqual(
    [],
  );
});

test('two tabs sign in and out together', async ({ visit, haat }) => {
  const { page, context } = await visit();
  const other = await context.newPage();
  await other.goto('/transaction');
  await expect(other).toHaveURL(/\/login\?next=/);
  await page.goto('/login');
  const phone = newPhone();
  await signInByPhone(page, haat, phone);
  await expect(other).toHaveURL(/\/transaction$/);
  await other.goto('/account');
  await signOut(other);
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin$/);
  expect(await stored(page)).toEqual(nothing);
});

test('a session that ends while a reason is typed leads to sign-in, back, and to the same words', async ({
  visit,
  haat,
}) => {
  const { page } = await visit();
  const { creator, phone, orders } = await openShop(haat);
  const address = `/transaction?sale=${orders[0]?.id}`;
  await enter(page, creator, address);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Why').fill('The lessons were not what she hoped for');
  await call(haat.url, 'DELETE', '/api/sessions', { token: creator.token });
  await page.getByRole('button', { name: 'Refund ₹499' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  await haat.advanceClock('PT31S');
  await signInByPhone(page, haat, phone);
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByLabel('Why')).toHaveValue('The lessons were not what she hoped for');
});

test('a session that ends while a page is written leads to sign-in, back, and to the same draft', async ({
  visit,
  haat,
}) => {
  const { page } = await visit();
  const { creator, phone } = await openShop(haat);
  await enter(page, creator, '/Create/page');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  await call(haat.url, 'DELETE', '/api/sessions', { token: creator.token });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Evening ragas');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/Create/page')}`);
  await haat.advanceClock('PT31S');
  await signInByPhone(page, haat, phone);
  await expect(page).toHaveURL(/\/Create\/page/);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Evening ragas');
});
