// Who may see what, and what happens to a session, as the contract says it.
import { newPhone } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test } from '../harness/test';
import { signInByPhone } from '../story/creator';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

const stored = () =>
  Object.fromEntries(['authToken', 'authuser', 'notitoken'].map((key) => [key, localStorage.getItem(key)]));

for (const path of ['/admin', '/payment', '/Create/page', '/transaction', '/wallet', '/purchase']) {
  test(`${path} without a token leads to login and back`, async ({ visit }) => {
    const { page } = await visit();
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible();
  });
}

test('a signed-in visitor of login is sent to the dashboard', async ({ visit }) => {
  const { page } = await visit();
  await rememberSession(page, shop.creator);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/admin$/);
});

for (const [next, end] of [
  ['/wallet', '/wallet'],
  ['https://elsewhere.example/wallet', '/admin'],
  ['//elsewhere.example', '/admin'],
  ['/login?next=/wallet', '/admin'],
] as const) {
  test(`sign-in that was asked to lead on to ${next} leads to ${end}`, async ({ visit, haat }) => {
    const { page } = await visit();
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await signInByPhone(page, haat, newPhone());
    await expect(page).toHaveURL(haat.url + end);
  });
}

test('who comes from a preview to buy starts with what they bought', async ({ visit, haat }) => {
  const { page } = await visit();
  await page.goto('/login?as=buyer');
  await signInByPhone(page, haat, newPhone());
  await expect(page).toHaveURL(`${haat.url}/purchase`);
});

test('signing in stores the user and the token, and records the session once', async ({ visit, haat }) => {
  const { page } = await visit();
  const recorded: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sessaave')) recorded.push(request.postData());
  });
  await page.goto('/login');
  await signInByPhone(page, haat, newPhone());
  await expect(page).toHaveURL(/\/admin$/);
  const storedKeys = await page.evaluate(stored);
  expect(storedKeys['authToken']).toBeTruthy();
  expect(JSON.parse(storedKeys['authuser'] ?? '{}')).toMatchObject({ phone: expect.stringMatching(/^\+91/) });
  await page.reload();
  await expect(page.getByText('Set up your shop')).toBeVisible();
  expect(recorded).toEqual([JSON.stringify({ device: await page.evaluate(() => navigator.userAgent) })]);
});

test('a page that is left while its user is being loaded leaves the session as it is', async ({ visit }) => {
  const { page } = await visit();
  await rememberSession(page, shop.creator);
  const asking = () => page.waitForRequest(/\/api\/userinfo$/);
  // Nobody answers.
  await page.route(/\/api\/userinfo$/, () => {});
  for (const go of [() => page.goto('/admin'), () => page.reload()]) {
    const request = asking();
    await go();
    await request;
  }
  await page.goto('/PricingPage');
  await page.unrouteAll();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  expect((await page.evaluate(stored))['authToken']).toBe(shop.creator.token);
});

test('a token that is no longer good leads to login and says why', async ({ visit }) => {
  const { page } = await visit();
  await rememberSession(page, { ...shop.creator, token: 'no-longer-good' });
  const answered = page.waitForResponse('**/api/userinfo');
  await page.goto('/wallet');
  const { message } = (await (await answered).json()) as { message: string };
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(message)).toBeVisible();
  expect(await page.evaluate(stored)).toEqual({ authToken: null, authuser: null, notitoken: null });
});

test('when the server does not say why, the app does', async ({ visit }) => {
  const { page } = await visit();
  // The farewell would end the session that the other tests share.
  await page.route('**/api/logout', (route) => route.abort());
  await rememberSession(page, shop.creator);
  await page.route('**/api/userinfo', (route) =>
    route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
  );
  await page.goto('/wallet');
  await expect(page.getByText('User validation failed')).toBeVisible();
});

test('a token that is over is forgotten on a public page, and the reader stays', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/PricingPage');
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'over');
    localStorage.setItem('authuser', '{}');
    localStorage.setItem('notitoken', 'device');
  });
  await page.goto('/Privacy');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Open your shop' })).toBeHidden();
  expect(await page.evaluate(stored)).toEqual({ authToken: null, authuser: null, notitoken: null });
  await expect(page).toHaveURL(/\/Privacy$/);
});

test('a token that holds stays on a public page, and a preview does not ask about it', async ({ visit }) => {
  const { page } = await visit();
  await rememberSession(page, shop.creator);
  const requested = page.waitForResponse('**/api/userinfo');
  await page.goto('/Privacy');
  expect((await requested).status()).toBe(200);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Open your shop' })).toBeVisible();
  expect((await page.evaluate(stored))['authToken']).toBeTruthy();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/userinfo') && calls.push(request.url()));
  await page.goto(`/pp/${shop.pageId}`, { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
});
