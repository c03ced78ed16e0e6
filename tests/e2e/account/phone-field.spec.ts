// The field of a phone number, at sign-in and in a checkout that the server drew.
import { openShop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

test('keeps what belongs to a number, and says through the browser what is wrong', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await page.goto('/login');
  const phone = page.getByRole('textbox', { name: 'Mobile number' });
  await phone.pressSequentially('no: (020) 2543-1234 #');
  await expect(phone).toHaveValue(' (020) 2543-1234 ');
  const fieldState = await phone.evaluate((field: HTMLInputElement) => [
    field.validity.customError,
    field.validationMessage,
  ]);
  expect(fieldState).toEqual([true, 'Enter a 10-digit Indian mobile number.']);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('Enter a 10-digit Indian mobile number.');
});

test('shows a number that was pasted with its country in the national way', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.phone });
  await page.goto('/login');
  const phone = page.getByRole('textbox', { name: 'Mobile number' });
  await phone.fill('+91 98220-41573');
  await phone.blur();
  await expect(phone).toHaveValue('98220 41573');
});

for (const [height, place] of [
  [900, 'below'],
  [420, 'above'],
] as const) {
  test(`its list opens ${place} in a window ${height} px high`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height } });
    await page.goto('/login');
    const country = page.getByRole('button', { name: 'Country: India, +91' });
    // The place on the screen decides: 150 px above the end of the window, or higher where the page has it so.
    await country.evaluate((button) => {
      const { bottom } = button.getBoundingClientRect();
      window.scrollBy(0, bottom - Math.min(bottom, window.innerHeight - 150));
    });
    await country.focus();
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('listbox', { name: 'Country' });
    await expect(list).toBeFocused();
    await expect(list).toHaveAttribute('data-place', place);
    await expect(page.getByRole('option')).toHaveText([/^India/]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(country).toBeFocused();
  });
}

test('comes alive in a checkout, and closes its list before the sheet', async ({ haat, visit }) => {
  const shop = await openShop(haat);
  const { page } = await visit({ viewport: widths.phone });
  await page.goto(`/pp/${shop.pageId}`);
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByRole('button', { name: 'Country: India, +91' }).click();
  await expect(form.getByRole('listbox', { name: 'Country' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('listbox', { name: 'Country' })).toBeHidden();
  await expect(form).toBeVisible();
});
