// An open price: what is typed is what is paid, however the form is sent; and beside other prices it is asked for on the next page.
import type { NewProduct } from '@haat/openapi';
import { publishPage } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { openShop, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

const publish = (url: string, prices: NonNullable<NewProduct['prices']>) =>
  publishPage(url, shop.creator.token, { title: 'The Sunday baithak', prices });

for (const javaScriptEnabled of [true, false])
  test(`Enter in the field of an amount goes on with what was typed, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    visit,
    haat,
  }) => {
    const { id } = await publish(haat.url, [
      { type: 'open', amount: 1_100, label: 'What you like' },
      { type: 'once', amount: 99_900, label: 'With a seat in front' },
    ]);
    const { page } = await visit({ viewport: widths.phone, javaScriptEnabled });
    const form = page.getByRole('form', { name: 'Your details' });
    await page.goto(`/pp/${id}`);
    const amount = page.getByLabel('Your amount');
    await amount.fill('1000');
    await amount.press('Enter');
    await expect(form.getByRole('button', { name: 'Pay ₹1,000' })).toBeVisible();
    if (!javaScriptEnabled) expect(new URL(page.url()).searchParams.get('chip')).toBeNull();

    // A radio is answered with the same button.
    await page.goto(`/pp/${id}`);
    await amount.fill('1000');
    await page.getByRole('radio', { name: /What you like/ }).press('Enter');
    await expect(form.getByRole('button', { name: 'Pay ₹1,000' })).toBeVisible();
  });

test('on a phone an open price that is not the first leads to the page that asks for the amount', async ({
  visit,
  haat,
}) => {
  const { id } = await publish(haat.url, [
    { type: 'once', amount: 49_900, label: 'The course' },
    { type: 'open', amount: 10_000, label: 'What you like' },
  ]);
  const { page } = await visit({ viewport: widths.phone });
  await page.goto(`/pp/${id}`);
  const button = page.locator('[data-main-action]').first();
  await page.getByRole('radio', { name: /What you like/ }).check();
  await expect(button).toHaveText('Buy now');
  await button.click();
  await page.waitForURL(/\/checkout\?/);
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Your amount').fill('150');
  await form.getByLabel('Mobile number').fill(newPhone());
  await form.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.getByText('No money moves here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay ₹150' })).toBeVisible();
});
