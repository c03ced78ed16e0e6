// What is typed into a product on sale stays with its creator until it is published.

import { paths } from '@haat/web/paths';
import type { Page } from '@playwright/test';
import { publishPage } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';
import { decide, order } from '../story/buyer';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** A buyer pays what the page says. */
async function buy(page: Page, path: string, amount: string): Promise<void> {
  await page.goto(path);
  await order(page, { phone: newPhone(), name: 'Asha Rao', email: 'asha@example.com' }, amount);
  await decide(page, `Pay ${amount}`);
  await expect(page.getByText(`${amount} paid`, { exact: true })).toBeVisible();
}

test('a price is typed in pauses, sold as it was, published and sold as it is', async ({ visit, haat }) => {
  const { id } = await publishPage(haat.url, shop.creator.token, { title: 'Dawn ragas' });
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto(`${paths.edit('page', id)}&step=price`);
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  const saved = page.getByText(/^Unpublished changes, saved/);
  await price.fill('5');
  await expect(saved).toBeVisible();
  const { page: early } = await visit({ viewport: widths.phone });
  await buy(early, `/pp/${id}`, '₹499');
  await price.fill('599');
  await expect(page.getByText('Buyers still see the version of', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Publish changes' }).click();
  const review = page.getByRole('dialog', { name: 'Publish changes' });
  await expect(review.getByRole('list', { name: 'What changes for buyers' })).toContainText('₹499');
  await expect(review.getByRole('listitem')).toContainText('₹599');
  await expectGoodLooks(page, review.getByRole('heading'));
  await page.setViewportSize(widths.desktop);
  await review.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Everything is published')).toBeVisible();
  const { page: late } = await visit({ viewport: widths.phone });
  await buy(late, `/pp/${id}`, '₹599');

  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(price).toHaveValue('499');
  await late.goto(`/pp/${id}`);
  await expect(late.getByText('₹599').first()).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(price).toHaveValue('599');
});
