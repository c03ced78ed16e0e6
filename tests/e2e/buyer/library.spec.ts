// The library of somebody who buys and sells nothing: in the app, and in a browser without scripts.

import type { Haat } from '../../simulators/haat';
import { decide, placeOrder, publishPage, signIn } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { screens } from '../harness/screens';
import { rememberSession } from '../harness/shop';
import { expect, test } from '../harness/test';

const phoneSize = { width: 360, height: 800 };

/** Buys a page and answers its order, with the phone that bought it. */
async function bought(haat: Haat, title: string) {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  const { id: productId } = await publishPage(haat.url, creator.token, { title });
  const phone = newPhone();
  const placed = await placeOrder(haat.url, { productId, buyer: { phone } }, `library-${phone}`);
  await decide(haat.url, placed.payment.session, 'success');
  return { phone, placed, title };
}

for (const viewport of [phoneSize, screens.desk])
  test(`a buyer has a buyer’s frame and can start to sell, at ${viewport.width} px`, async ({
    visit,
    haat,
  }) => {
    const { phone, title } = await bought(haat, 'Evening ragas');
    const buyer = await signIn(haat, phone, 'Asha Rao');
    expect(buyer.user).toMatchObject({ startsAt: 'library' });
    const { page } = await visit({ viewport });
    await rememberSession(page, buyer);
    await page.goto('/purchase');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Library', 'Coming up', 'Receipts', 'Account'])
      await expect(main.getByRole('link', { name })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Wallet' })).toHaveCount(0);
    await expect(page.getByText(title).first()).toBeVisible();
    await main.getByRole('link', { name: 'Receipts' }).click();
    await expect(page).toHaveURL(/\?show=receipts$/);
    await expect(page.getByRole('link', { name: `Details of ${title}` })).toBeVisible();
    if (viewport === screens.desk) await page.getByRole('link', { name: 'Start selling' }).click();
    else {
      await page.getByRole('button', { name: /account/i }).click();
      await page.getByRole('link', { name: 'Start selling' }).click();
    }
    await expect(page).toHaveURL(/\/admin$/);
    await expect(main.getByRole('link', { name: 'Wallet' })).toBeVisible();
  });

for (const viewport of [phoneSize, screens.desk])
  test(`without scripts a refund is asked for and a review written, at ${viewport.width} px`, async ({
    visit,
    haat,
  }) => {
    const title = 'Raga notes of May';
    const creator = await signIn(haat, newPhone(), 'Meera Iyer');
    const { id } = await publishPage(haat.url, creator.token, { title });
    const { page } = await visit({ viewport, javaScriptEnabled: false });
    await page.goto(`/pp/${id}/checkout`);
    const details = page.getByRole('form', { name: 'Your details' });
    await details.getByLabel('Mobile number').fill(newPhone());
    await details.getByRole('button', { name: 'Pay ₹499' }).click();
    await page.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();

    await page.goto('/purchase/library');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByText('Write a review').click();
    await page.getByRole('radio', { name: '4 stars' }).check();
    await page.getByRole('textbox', { name: /^Your review/ }).fill('Clear and calm');
    await page.getByRole('button', { name: 'Post review' }).click();
    await expect(page.getByRole('status')).toHaveText('Your review was posted.');
    await expect(page.getByText('Clear and calm').first()).toBeVisible();
    await page.getByText('Request a refund').click();
    await page.getByLabel('Why').fill('It does not open');
    await page.getByRole('button', { name: 'Request ₹499' }).click();
    await expect(page.getByRole('status')).toHaveText('Your refund request was sent.');
    await expect(page.getByText('You requested a refund of ₹499.')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw request' }).click();
    await expect(page.getByRole('status')).toHaveText('You withdrew your request.');

    // Where the app's own links to a purchase lead.
    const path = new URL(page.url()).pathname;
    await page.goto(`/purchase?order=${path.split('/').at(-1)}`);
    await page.waitForURL(`**${path}`);

    await page.goto(`${path}?lang=hi`);
    await expect(page.getByRole('heading', { level: 2, name: 'आपका रिव्यू' })).toBeVisible();
    const { scroll, client } = await page.locator('html').evaluate((root) => ({
      scroll: root.scrollWidth,
      client: root.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });

test('without scripts what was bought is searched and filtered, at 360 px', async ({ visit, haat }) => {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  const { page } = await visit({ viewport: phoneSize, javaScriptEnabled: false });
  const phone = newPhone();
  for (const title of ['Ragas one', 'Ragas two', 'Ragas three', 'Ragas four', 'Talas five', 'Talas six']) {
    const { id } = await publishPage(haat.url, creator.token, { title });
    await page.goto(`/pp/${id}/checkout`);
    const details = page.getByRole('form', { name: 'Your details' });
    await details.getByLabel('Mobile number').fill(phone);
    await details.getByRole('button', { name: 'Pay ₹499' }).click();
    await page.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  }
  await page.goto('/purchase/library');
  await page.getByLabel('Search purchases').fill('tala');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: 'Talas six', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ragas one', exact: true })).toHaveCount(0);
  await page.getByLabel('Product type').selectOption('Webinars');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('link', { name: 'Ragas one', exact: true })).toBeVisible();
});
