// Who bought here before does not type their number again; who is somebody else takes it out with one press.
import { publishProduct, signIn } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { expect, test } from '../harness/test';

for (const javaScriptEnabled of [true, false])
  test(`what was said the last time stands in the form, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    haat,
    visit,
  }) => {
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
    const { page } = await visit({ viewport: { width: 360, height: 780 }, javaScriptEnabled });
    const form = page.getByRole('form', { name: 'Your details' });
    const phone = newPhone();
    const open = async (product: string) => {
      await page.goto(`/lc/${product}`);
      await page.locator('[data-main-action]').first().click();
    };
    await open(id);
    await form.getByLabel('Mobile number').fill(phone);
    await form.getByRole('button', { name: /^Pay ₹499/ }).click();
    await page.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
    await open(other.id);
    await expect(form.getByLabel('Mobile number')).toHaveValue(phone.slice(-10));
    await form.getByRole('link', { name: 'Not you?' }).click();
    await expect(form.getByLabel('Mobile number')).toHaveValue('');
    await expect(form.getByRole('link', { name: 'Not you?' })).toHaveCount(0);
  });
