// How the app comes to speak a language: by the browser, by a choice on this device, and by whose account it is.
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { signIn } from '../../simulators/shop';
import { newPhone, nextPassword } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const hindi = 'फ़ोन से साइन इन करें';
const english = 'Sign in with your phone';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a first visit speaks what its browser puts first, and English brings no other words', async ({
  visit,
}) => {
  const requests: string[] = [];
  for (const [locale, greeting, tag] of [
    ['hi-IN', hindi, 'hi-IN'],
    ['en-IN', english, 'en-IN'],
    ['ta-IN', english, 'en-IN'],
  ] as const) {
    const { page } = await visit({ viewport: widths.phone, locale });
    page.on('response', (answer) => {
      if (locale !== 'hi-IN' && answer.request().resourceType() === 'script')
        answer.text().then(
          (text) => requests.push(text),
          () => undefined,
        );
    });
    await page.goto('/login', { waitUntil: 'networkidle' });
    await expect(title(page)).toHaveText(greeting);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveTitle(locale === 'hi-IN' ? 'साइन इन करें · Haat' : 'Sign in · Haat');
  }
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((text) => text.includes('साइन इन'))).toEqual([]);
});

test('a choice loses nothing that was typed, lasts, and is heard in the next tab', async ({ visit }) => {
  const { page, context } = await visit({ viewport: widths.phone });
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill('98220 41573');
  const other = await context.newPage();
  await other.goto('/login');
  await choose(page, 'हिन्दी');
  await expect(title(page)).toHaveText(hindi);
  await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('98220 41573');
  await expect(title(other)).toHaveText(hindi);
  await page.reload();
  await expect(title(page)).toHaveText(hindi);
  await choose(page, 'English');
  await expect(title(page)).toHaveText(english);
  await expect(title(other)).toHaveText(english);
});

test('signing in on a phone in Hindi changes no other device; what is chosen in the account does', async ({
  visit,
  haat,
}) => {
  const phone = newPhone();
  const first = await visit({ viewport: widths.phone, locale: 'hi-IN' });
  await first.page.goto('/login');
  await first.page.getByLabel('मोबाइल नंबर').fill(phone);
  await first.page.getByRole('button', { name: 'कोड भेजें' }).click();
  await first.page.getByLabel('कोड', { exact: true }).fill(await nextPassword(haat, phone));
  await expect(first.page).toHaveURL(/\/admin$/);
  const signedIn = await signIn(haat, phone);
  expect(signedIn.user.language).toBeNull();

  const second = await visit({ viewport: widths.phone });
  await rememberSession(second.page, signedIn);
  await second.page.goto('/wallet');
  await expect(title(second.page)).toHaveText('Wallet');
  await call(haat.url, 'PATCH', '/api/account', { body: { language: 'hi' }, token: signedIn.token });
  await second.page.reload();
  await expect(title(second.page)).toHaveText('वॉलेट');
  await expect(second.page).toHaveTitle('वॉलेट · Haat');
});
