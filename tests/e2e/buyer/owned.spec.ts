// Somebody who has a thing already comes back to buy it: told in the browser that bought it, and in no other.
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { screens } from '../harness/screens';
import { sellRecipe } from '../harness/shop';
import { expect, test } from '../harness/test';
import { asVisited, browserOf, buyingWords, visitors } from '../harness/visits';

const buying = buyingWords(499);
const english = {
  ...buying.en,
  owned: 'You already have this',
  open: 'Open it',
  again: 'Buy it again',
};
const hindi: typeof english = {
  ...buying.hi,
  owned: 'यह आपके पास पहले से है',
  open: 'खोलें',
  again: 'फिर से लें',
};
const wordsIn = { en: english, hi: hindi };

let path = '';
test.beforeAll(async ({ haat }) => {
  path = await sellRecipe(haat);
});

for (const visitor of visitors)
  test(`who bought it is led to it ${asVisited(visitor)}`, async ({ visit }) => {
    const words = wordsIn[visitor.language];
    const { page } = await visit(browserOf(visitor));
    const phone = newPhone();
    const form = page.getByRole('form', { name: words.details });
    const fill = async () => {
      await form.getByLabel(words.number).fill(phone);
      await form.getByRole('button', { name: words.pay }).click();
    };
    const order = async () => {
      await page.goto(path);
      await page.locator('[data-main-action]').first().click();
      await fill();
    };
    await order();
    await page.waitForURL('**/sandbox/payments/**');
    await page.getByRole('button', { name: words.pay }).click();
    await expect(page.getByText(words.paid, { exact: true })).toBeVisible();
    const heading = page.getByRole('heading', { name: words.owned });
    // At a desk and without a script the step is a page, which says so before anything is typed.
    if (visitor.javaScriptEnabled && visitor.size.width < 900) await order();
    else await page.goto(path.replace('/lc/', '/pp/') + '/checkout');
    await expect(heading).toBeVisible();
    // What looks at pages is a script itself.
    if (visitor.javaScriptEnabled) {
      await expectGoodLooks(page, heading);
      await page.setViewportSize(visitor.size);
    }
    await page.getByRole('link', { name: words.open, exact: true }).click();
    await expect(page.getByText(words.paid, { exact: true })).toBeVisible();
    await page.goto(path.replace('/lc/', '/pp/') + '/owned');
    await page.getByRole('link', { name: words.again }).click();
    await fill();
    await expect(page).toHaveURL(/\/sandbox\/payments\//);
  });

test('another browser is not told, whatever number is typed', async ({ visit }) => {
  const { page } = await visit({ viewport: screens.desk });
  await page.goto(path.replace('/lc/', '/pp/') + '/owned');
  await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
});
