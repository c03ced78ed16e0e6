// Somebody who has a thing already comes back to buy it: told in the browser that bought it, and in no other.
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { sellRecipe } from '../harness/shop';
import { expect, test } from '../harness/test';

let path = '';
test.beforeAll(async ({ haat }) => {
  path = await sellRecipe(haat);
});

for (const javaScriptEnabled of [true, false])
  test(`who bought it is led to it, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 360, height: 780 }, javaScriptEnabled });
    const phone = newPhone();
    const order = async () => {
      await page.goto(path);
      await page.locator('[data-main-action]').first().click();
      const form = page.getByRole('form', { name: 'Your details' });
      await form.getByLabel('Mobile number').fill(phone);
      await form.getByRole('button', { name: /^Pay ₹499/ }).click();
    };
    await order();
    await page.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
    const heading = page.getByRole('heading', { name: 'You already have this' });
    // Without a script the step is a page, which says so before anything is typed.
    if (javaScriptEnabled) await order();
    else await page.goto(path.replace('/lc/', '/pp/') + '/checkout');
    await expect(heading).toBeVisible();
    // What looks at pages is a script itself.
    if (javaScriptEnabled) await expectGoodLooks(page, heading);
    await page.getByRole('link', { name: 'Open it' }).click();
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
    await page.goto(path.replace('/lc/', '/pp/') + '/owned');
    await page.getByRole('link', { name: 'Buy it again' }).click();
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByLabel('Mobile number').fill(phone);
    await form.getByRole('button', { name: /^Pay ₹499/ }).click();
    await expect(page.getByText('No money moves here.')).toBeVisible();
  });

test('another browser is not told, whatever number is typed', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(path.replace('/lc/', '/pp/') + '/owned');
  await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
});
