// A buyer's browser without scripts: it buys, opens what it bought by its cookie, signs out, and comes in again by phone and code.
import type { Page } from '@playwright/test';
import { newPhone, nextMessage, nextPassword } from '../harness/people';
import { openShop, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** From the checkout of the shop's page to behind its payment, without scripts. */
async function pay(page: Page, phone: string): Promise<void> {
  await page.goto(`/pp/${shop.pageId}/checkout`);
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByText('Email and name (optional)').click();
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
}

test('without JavaScript: buy, open it from the library, sign out, and open it with a code', async ({
  visit,
  haat,
}) => {
  const phone = newPhone();
  const { page, context } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  await pay(page, phone);
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  const receipt = page.url();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('haat_'))).toMatchObject([
    { name: 'haat_buyer', path: '/', httpOnly: true, sameSite: 'Lax' },
  ]);

  await page.goto('/purchase');
  await expect(page).toHaveURL(/\/purchase\/library$/);
  await expect(page.getByText('Raga notes')).toBeVisible();
  await page.getByRole('link', { name: 'Open Raga notes' }).click();
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  expect(page.url()).toBe(receipt);

  await page.goto('/purchase');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Open what you bought' })).toBeVisible();
  expect((await page.goto(receipt))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);

  await page.goto('/purchase');
  await page.getByLabel('Mobile number').fill('98765');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('Enter an Indian mobile number with 10 digits')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Mobile number')).toHaveValue('98765');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code').fill(await nextPassword(haat, phone));
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Raga notes')).toBeVisible();
  await page.getByRole('link', { name: 'Open Raga notes' }).click();
  expect(page.url()).toBe(receipt);

  const sent = await nextMessage(haat, phone, 0, ({ text }) => text.includes('/access/'));
  const link = /https?:\/\/\S+/.exec(sent.text)?.[0] ?? '';
  await page.getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('Earlier links and other browsers no longer work.')).toBeVisible();
  const { page: elsewhere } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  expect((await elsewhere.goto(link))?.status()).toBe(410);
  await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Open with a code' }).click();
  await expect(elsewhere.getByLabel('Mobile number')).toBeVisible();
});

test('a link opens on a page whose address holds no secret', async ({ visit, haat }) => {
  const phone = newPhone();
  const { page } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  await pay(page, phone);
  const sent = await nextMessage(haat, phone, 0, ({ text }) => text.includes('/access/'));
  const link = /https?:\/\/\S+/.exec(sent.text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  expect(page.url()).not.toContain('k=');
  const { page: other } = await visit({ viewport: widths.phone });
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Is this yours?' })).toBeVisible();
  expect(other.url()).not.toContain('k=');
});

for (const { locale, size, javaScriptEnabled, words } of [
  {
    locale: 'en-IN',
    size: widths.phone,
    javaScriptEnabled: false,
    words: { number: 'Mobile number', send: 'Send the code', code: 'Code', open: 'Open' },
  },
  {
    locale: 'hi-IN',
    size: widths.desktop,
    javaScriptEnabled: true,
    words: { number: 'मोबाइल नंबर', send: 'कोड भेजें', code: 'कोड', open: 'खोलें' },
  },
])
  test(`an access page without its key asks for the number in another browser: ${locale}`, async ({
    visit,
    haat,
  }) => {
    const phone = newPhone();
    const { page } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
    await pay(page, phone);
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
    const receipt = page.url();

    const { page: other } = await visit({ viewport: size, javaScriptEnabled, locale });
    const prove = async (number: string) => {
      await other.getByLabel(words.number).fill(number);
      await other.getByRole('button', { name: words.send }).click();
      await other.getByLabel(words.code).fill(await nextPassword(haat, number));
      await other.getByRole('button', { name: words.open, exact: true }).click();
    };
    await other.goto(receipt);
    const stranger = newPhone();
    await prove(stranger);
    await expect(other.getByLabel(words.number)).toHaveAttribute('aria-invalid', 'true');
    await expect(other.getByText('Raga notes')).toHaveCount(0);
    await prove(phone);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Raga notes');
  });
