// Signing in by phone and by e-mail, by keyboard alone, and with what a phone does meanwhile.
import type { Page } from '@playwright/test';
import { countMessages, newEmail, newPhone, nextPassword } from '../harness/people';
import { expect, test, widths } from '../harness/test';
import { askForCode } from '../story/creator';

test.use({ viewport: widths.phone });

test('the calls carry what the contract says, and no more', async ({ visit, haat }) => {
  const { page } = await visit();
  const phone = newPhone();
  const sent: Record<string, unknown> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') sent[pathname] = request.postDataJSON();
  });
  await askForCode(page, phone);
  await expect(page.getByLabel('Code')).toBeVisible();
  const otp = await nextPassword(haat, phone);
  await page.getByLabel('Code').fill(otp);
  await expect(page).toHaveURL(/\/admin$/);
  expect(sent['/api/send-otp']).toEqual({ phone });
  expect(sent['/api/verify-otp']).toEqual({ phone, otp, email: '', is_p: false, name: null });
  await expect
    .poll(() => sent['/api/sessaave'])
    .toEqual({ device: await page.evaluate(() => navigator.userAgent) });
});

test('an e-mail address opens an account, and the code of its mail signs in to it again', async ({
  visit,
  haat,
}) => {
  const email = newEmail();
  let account: unknown;
  for (const visitNumber of [1, 2]) {
    const { page } = await visit();
    const already = await countMessages(haat, email);
    await page.goto('/login?ref=MEERA1');
    await page.getByRole('button', { name: 'Use email instead' }).click();
    await page.getByLabel('Email').fill(visitNumber === 1 ? email : email.toUpperCase());
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(`Sent to ${visitNumber === 1 ? email : email.toUpperCase()}.`)).toBeVisible();
    const verified = page.waitForRequest('**/api/verifyEmail-otp');
    await page.getByLabel('Code').fill(await nextPassword(haat, email, already));
    expect((await verified).postDataJSON()).toMatchObject({ phone: null, refId: 'MEERA1' });
    await expect(page).toHaveURL(/\/admin$/);
    const user = JSON.parse((await page.evaluate(() => localStorage.getItem('authuser'))) ?? '{}') as {
      id: string;
      email: string;
    };
    expect(user.email).toBe(email);
    account ??= user.id;
    expect(user.id).toBe(account);
    // The limits of one address hold in tests too.
    await haat.advanceClock('PT31S');
  }
});

test('a page that the phone threw away while the SMS was read asks for the same code', async ({
  visit,
  haat,
}) => {
  const { page } = await visit();
  const phone = newPhone();
  await askForCode(page, phone);
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible();
  await expect(page.getByText(/New code in 0:/)).toBeVisible();
  await page.getByLabel('Code').fill(await nextPassword(haat, phone));
  await expect(page).toHaveURL(/\/admin$/);
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('haat.kept.sign-in')),
    ),
  ).toEqual([]);
});

test('a number half typed is still there after a reload', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill('98220');
  await page.reload();
  await expect(page.getByLabel('Mobile number')).toHaveValue('98220');
});

test('the code of the SMS fills itself in, and the browser is no longer asked once it is left', async ({
  visit,
  haat,
}) => {
  const { page } = await visit();
  const phone = newPhone();
  await page.addInitScript(() => {
    const signals: AbortSignal[] = [];
    Object.assign(window, { OTPCredential: class {}, signals });
    navigator.credentials.get = (options) =>
      new Promise((resolve) => {
        if (options?.signal) signals.push(options.signal);
        Object.assign(window, { smsComes: (code: string) => resolve({ code } as unknown as Credential) });
      });
  });
  await askForCode(page, phone);
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  expect(
    await page.evaluate(() =>
      (window as never as { signals: AbortSignal[] }).signals.map((one) => one.aborted),
    ),
  ).toEqual([true]);

  await haat.advanceClock('PT31S');
  const already = await countMessages(haat, phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await nextPassword(haat, phone, already);
  await page.waitForFunction(() => (window as never as { signals: AbortSignal[] }).signals.length === 2);
  await page.evaluate(
    (given) => (window as never as { smsComes: (code: string) => void }).smsComes(given),
    code,
  );
  await expect(page).toHaveURL(/\/admin$/);
});

test('the code of an e-mail is not looked for in the SMS', async ({ visit }) => {
  const { page } = await visit();
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: class {}, requests: 0 });
    navigator.credentials.get = () => {
      Object.assign(window, { requests: 1 });
      return new Promise(() => undefined);
    };
  });
  // Nothing of what is answered is read.
  await page.route('**/api/emaillogin', (route) =>
    route.fulfill({ body: '<html></html>', contentType: 'text/html' }),
  );
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use email instead' }).click();
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  expect(await page.evaluate(() => (window as never as { requests: number }).requests)).toBe(0);
});

test('the keyboard alone signs in and out', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.desktop });
  const phone = newPhone();
  await page.goto('/login');
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(await nextPassword(haat, phone));
  await expect(page).toHaveURL(/\/admin$/);
  const account = page.getByRole('button', { name: /Account/ });
  await expect(account).toBeVisible();
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Sign out', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Mobile number')).toBeFocused();
});

async function tabTo(page: Page, wanted: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Sixty steps of the keyboard did not lead there');
}

test('the terms and the privacy notice are at hand, beside what is typed', async ({ visit }) => {
  const { page, context } = await visit();
  await page.goto('/login');
  for (const [name, path] of [
    ['Terms', '/Terms&Conditions'],
    ['Privacy notice', '/Privacy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    await expect(await opened).toHaveURL(path);
  }
  await expect(page).toHaveURL(/\/login$/);
});
