// What a creator says of themselves: the handle of their page, and the language they are spoken to in.

import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

let shop: Shop;
test.beforeEach(async ({ haat }) => {
  shop = await openShop(haat);
});

test('a handle makes a page of everything that is on sale, and nothing typed is lost to a reload', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Your page' });
  await form.getByLabel('Handle').fill('login');
  await form.getByLabel(/^About you/).fill('Ragas for the morning.');
  await page.reload();
  await expect(form.getByLabel(/^About you/)).toHaveValue('Ragas for the morning.');
  await form.getByRole('button', { name: 'Save page' }).click();
  await expect(form.getByLabel('Handle')).toHaveAccessibleDescription(/taken/);

  await form.getByLabel('Handle').fill('Morning_Ragas');
  await form.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Page saved.', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Handle')).toHaveAccessibleDescription(/You can change it again from/);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^View page/ }).click();
  const shown = await opened;
  await expect(shown).toHaveURL(/\/@Morning_Ragas$/);
  await expect(shown.getByText('Ragas for the morning.')).toBeVisible();
  await shown.getByRole('list').getByRole('link').first().click();
  await expect(shown.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/@Morning_Ragas');
});

test('the chosen language is spoken at once, on the other devices too, and stays after a reload', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto('/account');
  await page.getByRole('form', { name: 'Your page' }).getByLabel('Handle').fill('not_sent_yet');
  // The whole screen is drawn anew, this choice too.
  await page.getByRole('radio', { name: 'हिन्दी' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'अकाउंट' })).toBeVisible();
  await expect(page.getByLabel('हैंडल')).toHaveValue('not_sent_yet');
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'अकाउंट' })).toBeVisible();

  const other = await visit({ viewport: widths.phone });
  await rememberSession(other.page, shop.creator);
  await other.page.goto('/account/invitations');
  await expect(other.page.getByRole('heading', { level: 1, name: 'आपके इनवाइट' })).toBeVisible();
});
