// Somebody buys several pieces: the total follows at once with scripts, at a press without, and what was typed stays.
import type { Haat } from '../../simulators/haat';
import { publishPage, signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { screens } from '../harness/screens';
import { expect, test } from '../harness/test';

/** Sells a kit in a shop of its own; answers its id. */
async function sellKit(haat: Haat, price: object, title = 'Clay kit'): Promise<string> {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  const { id } = await publishPage(haat.url, creator.token, {
    title,
    prices: [{ type: 'once', amount: 49_900, ...price }],
  });
  return id;
}

test('with scripts the sheet steps up and down to what the creator allows, and the receipt says how many', async ({
  haat,
  visit,
}) => {
  const id = await sellKit(haat, { mostPerOrder: 3 });
  const { page } = await visit({ viewport: screens.phone });
  await page.goto(`/pp/${id}`);
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  const more = form.getByRole('button', { name: 'One more' });
  await form.getByLabel('Mobile number').fill(newPhone());
  await more.click();
  await expect(form.getByRole('button', { name: 'Pay ₹998' })).toBeVisible();
  await more.click();
  await expect(form.getByRole('button', { name: 'Pay ₹1,497' })).toBeVisible();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expectGoodLooks(page, more);
  await form.getByRole('button', { name: 'One less' }).click();
  await form.getByRole('button', { name: 'Pay ₹998' }).click();
  await page.getByRole('button', { name: 'Pay ₹998' }).click();
  await expect(page.getByText('₹998 paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you for “2 × Clay kit”' })).toBeVisible();
});

test('without scripts the total is looked at with a button, and more than are left is said on the form', async ({
  haat,
  visit,
}) => {
  const id = await sellKit(haat, { mostPerOrder: 3, stock: 4 });
  const { page } = await visit({ viewport: screens.desk, javaScriptEnabled: false });
  await page.goto(`/pp/${id}/checkout`);
  const form = page.getByRole('form', { name: 'Your details' });
  const phone = newPhone();
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByLabel('Quantity').selectOption('3');
  await form.getByRole('button', { name: 'Update total' }).click();
  await expect(form.getByRole('button', { name: 'Pay ₹1,497' })).toBeVisible();
  await expect(form.getByLabel('Mobile number')).toHaveValue(phone);
  await form.getByRole('button', { name: 'Pay ₹1,497' }).click();
  await page.getByRole('button', { name: 'Pay ₹1,497' }).click();
  await expect(page.getByText('₹1,497 paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you for “3 × Clay kit”' })).toBeVisible();

  await page.goto(`/pp/${id}/checkout?again=1`);
  await form.getByLabel('Mobile number').fill(newPhone());
  await form.getByLabel('Quantity').selectOption('2');
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(form.getByText('Only one is left')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Pay ₹998' })).toBeVisible();
});

test('in Hindi the same step asks, counts and pays', async ({ haat, visit }) => {
  const id = await sellKit(haat, { amount: 10_000, mostPerOrder: 4, stock: 3 }, 'मिट्टी का किट');
  const { page } = await visit({ viewport: screens.phone, locale: 'hi-IN' });
  await page.goto(`/pp/${id}/checkout?lang=hi`);
  await expect(page.getByText('कितने', { exact: true })).toBeVisible();
  const more = page.getByRole('button', { name: 'एक और जोड़ें' });
  for (let press = 0; press < 3; press += 1) await more.click();
  await page.locator('input[name="phone"]').fill(newPhone());
  await page.getByRole('button', { name: /₹400/ }).click();
  await expect(page.getByText('सिर्फ़ 3 बचे हैं')).toBeVisible();
  await page.getByRole('button', { name: 'एक कम करें' }).click();
  await page.getByRole('button', { name: /₹300/ }).click();
  await expect(page).toHaveURL(/\/(cashfree|sandbox|pay)/);
});
