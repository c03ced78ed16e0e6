// What happens when the network goes, and that nothing is lost by it.
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

test('offline is said in words, and Retry loads the page once the browser is back', async ({ visit }) => {
  const { page, context } = await visit({ viewport: widths.phone });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await context.setOffline(true);
  const heading = page.getByRole('heading', { name: 'You’re Offline', exact: true });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('You are still offline.')).toBeVisible();
  expect(loads).toBe(0);
  const loaded = page.waitForEvent('load');
  await context.setOffline(false);
  await loaded;
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await expect(heading).toBeHidden();
  expect(loads).toBe(1);
});

test('without Retry the screen comes back as it was: what was typed, the focus, the place on it', async ({
  visit,
}) => {
  const { page, context } = await visit({ viewport: { width: 390, height: 420 } });
  await page.goto('/login');
  const phone = page.getByLabel('Mobile number');
  await phone.fill('98765');
  await page.evaluate(() => window.scrollTo(0, 120));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'You’re Offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You’re Offline' })).toBeHidden();
  await expect(phone).toHaveValue(/98765/);
  await expect(phone).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('what was typed outlives the reload, too', async ({ visit }) => {
  const { page, context } = await visit({ viewport: widths.phone });
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill('98765');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Retry' }).click();
  const loaded = page.waitForEvent('load');
  await context.setOffline(false);
  await loaded;
  await expect(page.getByLabel('Mobile number')).toHaveValue(/98765/);
});

test('the offline screen lies over an open sheet, and what was typed in it stays', async ({ visit }) => {
  const { page, context } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto(`/transaction?sale=${shop.orders[0]?.id}`);
  const sheet = page.getByRole('dialog').first();
  await sheet.getByRole('button', { name: /^Refund/ }).click();
  const reason = page.getByRole('dialog').last().getByLabel('Why');
  await reason.fill('Bought twice');
  await context.setOffline(true);
  const offline = page.getByRole('dialog', { name: 'You’re Offline' });
  await expect(offline).toBeVisible();
  await offline.getByRole('button', { name: 'View saved pages' }).click();
  await expect(offline).toBeHidden();
  await expect(reason).toHaveValue('Bought twice');
  await context.setOffline(false);
  await expect(reason).toHaveValue('Bought twice');
});

test('Escape leads back to what was loaded, and the next loss is said again', async ({ visit }) => {
  const { page, context } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto('/wallet');
  await expect(page.getByText('Statement').first()).toBeVisible();
  const heading = page.getByRole('heading', { name: 'You’re Offline' });
  await context.setOffline(true);
  await expect(heading).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading).toBeHidden();
  await expect(page.getByText('Statement').first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await context.setOffline(true);
  await expect(heading).toBeVisible();
});

test('the offline screen has the page layout of its width', async ({ visit }) => {
  const { page, context } = await visit({ viewport: widths.phone });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await context.setOffline(true);
  const offline = page.getByRole('dialog', { name: 'You’re Offline' });
  await expect(offline).toHaveAttribute('data-layout', 'page-mobile');
  await page.setViewportSize(widths.desktop);
  await expect(offline).toHaveAttribute('data-layout', 'page-desktop');
});

for (const address of ['/ContactUs', '/PricingPage', 'a preview']) {
  test(`offline is said on ${address}, too, and goes by itself`, async ({ visit }) => {
    const { page, context } = await visit({ viewport: widths.phone });
    await page.goto(address === 'a preview' ? `/pp/${shop.pageId}` : address, { waitUntil: 'networkidle' });
    let loads = 0;
    page.on('load', () => (loads += 1));
    const offline = page.getByRole('dialog', { name: 'You’re Offline', exact: true });
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await expect(offline.getByRole('heading', { name: 'You’re Offline', exact: true })).toBeFocused();
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    expect(loads).toBe(0);

    await context.setOffline(true);
    await offline.getByRole('button', { name: 'Keep reading' }).click();
    await expect(offline).toBeHidden();
    await context.setOffline(false);
    // A change that is taken back before the page has heard of it is none.
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await context.setOffline(true);
    const retry = offline.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(offline.getByText('You are still offline.')).toBeVisible();
    expect(loads).toBe(0);
    const loaded = page.waitForEvent('load');
    await context.setOffline(false);
    await loaded;
    await expect(offline).toBeHidden();
    expect(loads).toBe(1);
  });
}

test('what was typed on a page of the server outlives its reload', async ({ visit }) => {
  const { page, context } = await visit({ viewport: widths.phone });
  await page.goto('/ContactUs', { waitUntil: 'networkidle' });
  await page.getByLabel('Your message').fill('Can I sell in Tamil?');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Retry' }).click();
  const loaded = page.waitForEvent('load');
  await context.setOffline(false);
  await loaded;
  await expect(page.getByLabel('Your message')).toHaveValue('Can I sell in Tamil?');
});
