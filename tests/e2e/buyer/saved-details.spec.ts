// Who bought here before does not type their number again; who is somebody else takes it out with one press.
import { publishProduct, signIn } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { screens } from '../harness/screens';
import { expect, test } from '../harness/test';

for (const way of ['with React', 'sent before React had come', 'without scripts'] as const)
  test(`what was said the last time stands in the form, ${way}`, async ({ haat, visit }) => {
    const creator = await signIn(haat, newPhone(), 'Meera Iyer');
    const publish = (title: string) =>
      publishProduct(haat.url, creator.token, {
        kind: 'lock',
        title,
        prices: [{ type: 'once', amount: 49_900 }],
        content: {
          items: [{ id: 'recipe', type: 'text', title: 'Recipe', text: '<p>Flour, water, time.</p>' }],
        },
      });
    const { id } = await publish('The starter recipe');
    const other = await publish('The second recipe');
    const javaScriptEnabled = way !== 'without scripts';
    const { page } = await visit({ viewport: screens.phone, javaScriptEnabled });
    const form = page.getByRole('form', { name: 'Your details' });
    const phone = newPhone();
    const open = async (product: string) => {
      await page.goto(`/lc/${product}`);
      await page.locator('[data-main-action]').first().click();
    };
    const react = '**/assets/checkout-*.js';
    if (way === 'sent before React had come') await page.route(react, () => {});
    await open(id);
    if (way === 'with React') await expect(form).toHaveAttribute('novalidate');
    await form.getByLabel('Mobile number').fill(phone);
    await form.getByRole('button', { name: /^Pay ₹499/ }).click();
    await page.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
    await page.unroute(react);
    await open(other.id);
    await expect(form.getByLabel('Mobile number')).toHaveValue(phone.slice(-10));
    await form.getByRole('link', { name: 'Not you?' }).click();
    await expect(form.getByLabel('Mobile number')).toHaveValue('');
    await expect(form.getByRole('link', { name: 'Not you?' })).toHaveCount(0);
  });
