// Signing in with Google: its script and its keys are simulated, everything between them is real.
import type { Page } from '@playwright/test';
import { type Google, startGoogle } from '../../simulators/google';
import { type Haat, startHaat } from '../../simulators/haat';
import { type Asked, googleButton, simulateGoogle } from '../harness/google';
import { expect, test, widths } from '../harness/test';

const clientId = 'haat.apps.example';
const failed = 'Google verification failed';
let google: Google;
let withGoogle: Haat;

test.beforeAll(async () => {
  google = await startGoogle(clientId);
  withGoogle = await startHaat({
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CERTIFICATES_URL: google.certificatesUrl },
  });
});
test.afterAll(async () => {
  await withGoogle.dispose();
  await google.close();
});

const somebody = (options: Asked) => ({
  nonce: options.nonce,
  sub: `11${process.pid}`,
  email: `asha-${process.pid}@example.com`,
});
const token = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));

test('Google vouches for somebody who is then signed in, and known again', async ({ visit }) => {
  const ids: unknown[] = [];
  for (const next of ['/admin', '/wallet']) {
    const { page } = await visit({ baseURL: withGoogle.url, viewport: widths.phone });
    const loads = await simulateGoogle(page, (options) => google.credential(somebody(options)));
    await page.goto(`/login?next=${encodeURIComponent(next)}&ref=MEERA1`);
    const verified = page.waitForRequest('**/api/verifygmail');
    await googleButton(page).click();
    expect((await verified).postDataJSON()).toEqual({
      gtoken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      phone: null,
      refId: 'MEERA1',
    });
    await expect(page).toHaveURL(new RegExp(`${next}$`));
    expect(loads()).toBe(1);
    const user = JSON.parse((await page.evaluate(() => localStorage.getItem('authuser'))) ?? '{}') as {
      id: string;
    };
    ids.push(user.id);
  }
  expect(ids[0]).toBeTruthy();
  expect(ids[1]).toBe(ids[0]);
});

const refusals: { name: string; credential: (options: Asked) => string }[] = [
  {
    name: 'for another product',
    credential: (options) => google.credential({ ...somebody(options), aud: 'another.apps.example' }),
  },
  {
    name: 'that has run out',
    credential: (options) =>
      google.credential({ ...somebody(options), iat: 1_600_000_000, exp: 1_600_003_600 }),
  },
  {
    name: 'of an address that is not verified',
    credential: (options) => google.credential({ ...somebody(options), email_verified: false }),
  },
  { name: 'by another key', credential: (options) => google.forged(somebody(options)) },
  {
    name: 'for another browser',
    credential: (options) => google.credential({ ...somebody(options), nonce: 'another' }),
  },
];

for (const { name, credential } of refusals) {
  test(`a credential ${name} is refused in words, and the next one can be tried`, async ({ visit }) => {
    const { page } = await visit({ baseURL: withGoogle.url, viewport: widths.phone });
    let isFirst = true;
    await simulateGoogle(page, (options) => {
      const given = isFirst ? credential(options) : google.credential(somebody(options));
      isFirst = false;
      return given;
    });
    await page.goto('/login');
    const refused = page.waitForResponse('**/api/verifygmail');
    await googleButton(page).click();
    const answer = await refused;
    expect(answer.status()).toBe(401);
    const { message } = (await answer.json()) as { message: string };
    await expect(page.getByText(message)).toBeVisible();
    expect(await token(page)).toBeNull();
    await googleButton(page).click();
    await expect(page).toHaveURL(/\/admin$/);
  });
}

test('an answer without words is said in ours', async ({ visit }) => {
  const { page } = await visit({ baseURL: withGoogle.url, viewport: widths.phone });
  await simulateGoogle(page, () => 'credential');
  await page.route('**/api/verifygmail', (route) => route.fulfill({ status: 502, body: '<html></html>' }));
  await page.goto('/login');
  await googleButton(page).click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByLabel('Mobile number')).not.toHaveAttribute('aria-invalid', 'true');
});

test('where Google’s script does not come, the other ways are there', async ({ visit }) => {
  const { page } = await visit({ baseURL: withGoogle.url, viewport: widths.phone });
  await page.route('https://accounts.google.com/**', (route) => route.abort());
  const tried = page.waitForEvent('requestfailed');
  await page.goto('/login');
  await tried;
  await expect(googleButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Use email instead' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('inside another app, and where Google is not configured, Google is not asked for', async ({
  visit,
  haat,
}) => {
  const instagram =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 Instagram 394.0.0.28.87';
  for (const options of [{ baseURL: withGoogle.url, userAgent: instagram }, { baseURL: haat.url }]) {
    const { page } = await visit({ ...options, viewport: widths.phone });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/google/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Use email instead' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  }
});
