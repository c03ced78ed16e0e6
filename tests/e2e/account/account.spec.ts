// What belongs to a person: how they sign in, where they are signed in, and how the app looks to them.

import type { Locator } from '@playwright/test';
import { call } from '../../simulators/call';
import type { Haat } from '../../simulators/haat';
import { askForPassword, passwordSentTo, signIn } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeEach(async ({ haat }) => {
  shop = await openShop(haat);
});

/** How many codes went to the creator's phone so far. */
const sentSoFar = async (haat: Haat) =>
  (await haat.outbox()).filter((message) => message.to === `+91${shop.phone}` && message.otp).length;

/** The shop has sold: a code to the creator's own phone is asked for as well. */
async function confirmToo(haat: Haat, sheet: Locator, sentBefore: number): Promise<void> {
  await expect(sheet.getByText(/This account holds money/)).toBeVisible();
  await sheet.getByLabel('6-digit code').fill(await passwordSentTo(haat, `+91${shop.phone}`, sentBefore));
}

const stored = () =>
  Object.fromEntries(['authToken', 'authuser', 'notitoken'].map((key) => [key, localStorage.getItem(key)]));

test('an e-mail is added by its code, and signs in to the same account', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto('/account');
  const email = `meera.${newPhone()}@example.com`;
  await page.getByRole('button', { name: 'Add an email' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add an email' });
  await sheet.getByLabel('Email').fill(email);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect(sheet.getByText(`Sent to ${email}.`)).toBeVisible();
  const sentBefore = await sentSoFar(haat);
  await sheet.getByLabel('6-digit code').fill('000000');
  await confirmToo(haat, sheet, sentBefore);
  await expect(sheet.getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('6-digit code').fill(await passwordSentTo(haat, email));
  await expect(page.getByRole('list', { name: 'Sign-in methods' })).toContainText(email);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await haat.advanceClock('PT1M');
  expect((await call(haat.url, 'POST', '/api/emaillogin', { body: { email, phone: '' } })).status).toBe(200);
  const otp = await passwordSentTo(haat, email, 1);
  const body = { phone: '', email, otp, refId: null };
  const signedIn = await call<{ user: { id: string } }>(haat.url, 'POST', '/api/verifyEmail-otp', { body });
  expect(signedIn.body.user.id).toBe(shop.creator.user.id);
});

test('an e-mail is taken away again with a code, and the account is told', async ({ visit, haat }) => {
  const email = `meera.${newPhone()}@example.com`;
  const { token } = shop.creator;
  const to = `+91${shop.phone}`;
  await haat.advanceClock('PT1M');
  await call(haat.url, 'POST', '/api/account/addresses', { token, body: { email } });
  const body = { email, otp: await passwordSentTo(haat, email) };
  const before = await sentSoFar(haat);
  await call(haat.url, 'POST', '/api/step-up', { token });
  const headers = { 'step-up-code': await passwordSentTo(haat, to, before) };
  const added = await call(haat.url, 'POST', '/api/account/addresses/verify', { token, body, headers });
  expect(added.status).toBe(200);
  await haat.advanceClock('PT1M');

  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto('/account');
  const loginMethods = page.getByRole('list', { name: 'Sign-in methods' });
  await loginMethods.getByRole('button', { name: `Remove ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${email}?` });
  const sentBefore = await sentSoFar(haat);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByLabel('6-digit code').fill(await passwordSentTo(haat, to, sentBefore));
  await expect(dialog).toHaveCount(0);
  await expect(loginMethods).not.toContainText(email);
  await expect(loginMethods.getByRole('listitem')).toHaveCount(1);
  await expect(loginMethods.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect
    .poll(
      async () =>
        (await haat.outbox()).filter(({ text }) =>
          /removed as a sign-in method|can no longer sign in/.test(text),
        ).length,
    )
    .toBe(2);
});

test('an address of somebody else is refused in words, and nothing typed is lost', async ({
  visit,
  haat,
}) => {
  const other = newPhone();
  await signIn(haat, other, 'Ravi');
  await haat.advanceClock('PT1M');
  const { page } = await visit();
  await rememberSession(page, shop.creator);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a mobile number' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a mobile number' });
  await sheet.getByRole('textbox', { name: 'Mobile number' }).fill(other);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect(sheet.getByText(`Sent to ${other}.`)).toBeVisible();
  const sentBefore = await sentSoFar(haat);
  await sheet.getByLabel('6-digit code').fill(await passwordSentTo(haat, `+91${other}`, 1));
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/account/addresses/verify') && answer.status() !== 403,
  );
  await confirmToo(haat, sheet, sentBefore);
  const refused = await answered;
  expect(refused.status()).toBe(409);
  await expect(sheet.getByText(((await refused.json()) as { message: string }).message)).toBeVisible();
  await sheet.getByRole('button', { name: 'Change' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(other);
});

test('a device is signed out from another, then all the others, then everywhere', async ({ visit, haat }) => {
  const [phone, laptop] = [
    await visit({ viewport: widths.phone }),
    await visit({ viewport: widths.desktop }),
  ];
  const otp = await askForPassword(haat, shop.phone);
  const body = { phone: shop.phone, otp, email: '', is_p: false, name: null };
  const second = await call<{ token: string }>(haat.url, 'POST', '/api/verify-otp', { body });
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
  await call(haat.url, 'POST', '/api/sessaave', { body: { device: agent }, token: second.body.token });
  await rememberSession(laptop.page, { ...shop.creator, token: second.body.token });
  await laptop.page.goto('/wallet');
  await expect(laptop.page.getByRole('heading', { name: 'Wallet' })).toBeVisible();

  await rememberSession(phone.page, shop.creator);
  await phone.page.goto('/account');
  const row = phone.page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await row.getByRole('button', { name: 'Sign out' }).click();
  await expect(phone.page.getByText('Firefox on Windows is signed out.').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await laptop.page.getByRole('link', { name: 'Sales' }).first().click();
  await expect(laptop.page).toHaveURL(/\/login/);

  await phone.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = phone.page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await phone.page.route('**/api/sessions**', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(dialog.getByText('Sign-out failed. Try again.')).toBeVisible();
  await phone.page.unroute('**/api/sessions**');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(phone.page).toHaveURL(/\/login/);
  expect(await phone.page.evaluate(stored)).toEqual({ authToken: null, authuser: null, notitoken: null });
  const response = await call(haat.url, 'POST', '/api/userinfo', { token: shop.creator.token });
  expect(response.status).toBe(401);
});

test('the name is saved, and the colours are pinned on this device', async ({ visit }) => {
  const { page } = await visit({ colorScheme: 'light' });
  await rememberSession(page, shop.creator);
  await page.goto('/account');
  await page.getByLabel('Your name, as shown to buyers').fill('Meera’s kitchen');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved.').first()).toBeVisible();
  await expect(page.getByLabel('Your name, as shown to buyers')).toHaveValue('Meera’s kitchen');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByLabel('Your name, as shown to buyers')).toHaveValue('Meera’s kitchen');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await page.getByText('System', { exact: true }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the invitation carries the referral code', async ({ visit }) => {
  const { page } = await visit();
  await rememberSession(page, shop.creator);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Share your link' }).click();
  await expect(page.getByRole('dialog').getByLabel('Link', { exact: true })).toHaveValue(
    new RegExp(`/login\\?ref=${shop.creator.user.referralCode}$`),
  );
});
