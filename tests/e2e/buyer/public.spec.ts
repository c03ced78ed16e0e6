// The pages that everyone may read: without scripts, by any spelling of their addresses.

import { signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { countScripts } from '../harness/script-bytes';
import { expect, test, widths } from '../harness/test';

const pages = [
  ['/', 'Set up shop this afternoon. Sell by evening.'],
  ['/PricingPage', 'You pay only when you sell: 5%'],
  ['/Pay-PREMIUM', 'Premium: 2.5% of each sale'],
  ['/Pay-VVIP', 'VVIP: 1% of each sale'],
  ['/Terms&Conditions', 'Terms and conditions'],
  ['/Privacy', 'Privacy'],
  ['/Cancellation', 'Cancellation and refunds'],
  ['/Community_Guidelines', 'Community rules'],
  ['/ContactUs', 'Contact us'],
] as const;

for (const [path, heading] of pages) {
  test(`${path} answers with its heading`, async ({ visit }) => {
    const { page } = await visit({ viewport: widths.phone });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  });
}

test('addresses are found in any case and encoding, and every link on them leads somewhere', async ({
  visit,
}) => {
  const { page, context } = await visit({ viewport: widths.desktop });
  for (const [label, path] of [
    ['/terms%26conditions', '/Terms&Conditions'],
    ['/PRIVACY', '/Privacy'],
    ['/pay-vvip/', '/Pay-VVIP'],
  ] as const) {
    await page.goto(label);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto('/Terms%26Conditions');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();

  const links = new Set<string>();
  for (const [path] of pages) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path.replace(/[&/]/g, '.')}$`),
    );
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
      links.add(href.split('#', 1)[0] ?? '');
  }
  expect(links.size).toBeGreaterThan(12);
  for (const href of links) expect([href, (await context.request.get(href)).status()]).toEqual([href, 200]);
});

test('the layout follows the width, and the keyboard gets past the bar', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 767, height: 900 } });
  await page.goto('/Privacy');
  await expect(page.locator('#root')).toHaveAttribute('data-layout', 'page-mobile');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.locator('#root')).toHaveAttribute('data-layout', 'page-desktop');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('whoever has signed in here finds the way to the shop', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.phone });
  const { token } = await signIn(haat, newPhone(), 'Meera Iyer');
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Open your shop' })).toBeHidden();
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  await page.reload();
  await expect(bar.getByRole('link', { name: 'Open your shop' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Sign in' })).toBeHidden();
});

test('a price is calculated while it is typed, and by the server where nothing runs', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  const { page: still } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  await page.goto('/PricingPage');
  await still.goto('/PricingPage');
  for (const amount of ['1', '1,499', '99.99', '500000']) {
    await page.getByLabel('Your price').fill(amount);
    await still.getByLabel('Your price').fill(amount);
    await still.getByRole('button', { name: 'Calculate' }).click();
    const figures = page.getByRole('table', { name: 'You receive per sale' }).getByRole('cell');
    const drawn = still.getByRole('table', { name: 'You receive per sale' }).getByRole('cell');
    expect(await drawn.count()).toBe(9);
    await expect(figures).toHaveText(await drawn.allTextContents());
  }
  await still.getByLabel('Your price').fill('nothing');
  await still.getByRole('button', { name: 'Calculate' }).click();
  await expect(still.getByText('Enter an amount in rupees, such as 499.')).toBeVisible();
  await expect(still.getByLabel('Your price')).toHaveValue('nothing');
});

test('without JavaScript a message is corrected, sent and confirmed', async ({ visit, haat }) => {
  const { page } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  await page.goto('/Cancellation');
  await page.getByRole('link', { name: 'Ask us for a refund' }).click();
  const form = page.getByRole('form', { name: 'Contact us' });
  await expect(form.getByLabel('What is it about?')).toHaveValue('refund');
  await form.getByLabel('Page or order').fill('HT7K2M9QabcdefGH');
  await form.getByLabel('Your message').fill('It did not open.');
  await form.getByLabel('Your name').fill('Ravi');
  await form.getByLabel('Email address or mobile number').fill('12345');
  await form.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('alert')).toHaveText('Not sent yet: please check the marked fields below.');
  await expect(form.getByLabel('Email address or mobile number')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Your message')).toHaveValue('It did not open.');
  await expect(form.getByLabel('What is it about?')).toHaveValue('refund');

  const email = `buyer${newPhone()}@example.com`;
  await form.getByLabel('Email address or mobile number').fill(email);
  await form.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We have received your message' })).toBeVisible();
  const number = await page.getByText(/^\d{4} \d{4} \d{4}$/).textContent();
  await expect
    .poll(async () => (await haat.outbox()).find(({ to }) => to === email)?.text ?? '')
    .toContain(`ticket ${number}`);
});

test('the confirmation of a message, and a refused one, look right', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await page.goto('/ContactUs');
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByLabel('Your message').fill('Hello');
  await form.getByLabel('Your name').fill('Ravi');
  await form.getByLabel('Email address or mobile number').fill('nothing');
  await form.getByRole('button', { name: 'Send the message' }).click();
  await expectGoodLooks(page, page.getByRole('alert'));
  await form.getByLabel('Email address or mobile number').fill(newPhone());
  await form.getByRole('button', { name: 'Send the message' }).click();
  await expectGoodLooks(page, page.getByText('Your ticket number'));
});

test('a product of a kind that is not there is said not to be available', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  const answer = await page.goto('/cc/1111111111111111');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expectGoodLooks(page, page.getByRole('heading', { level: 1, name: 'This course is not available' }));
  await page.goto('/telegramPriviewlogin?id=1111111111111111');
  await expect(page.getByRole('link', { name: 'Sign in to see your purchases' })).toHaveAttribute(
    'href',
    '/login?next=%2Fpurchase',
  );
  expect((await page.goto('/cml/nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('before the first touch a public page runs no more than 5 kB of script, and its picture comes', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  const bytesOfScripts = countScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  const bytes = await bytesOfScripts();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(5_000);
  const width = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeGreaterThan(0);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(card ?? '')).headers()['content-type']).toBe('image/jpeg');
});
