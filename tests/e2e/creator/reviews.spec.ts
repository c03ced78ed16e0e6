// What a buyer says in the library, and everybody reads on the page; and going anywhere by a few words or two keys.
import { paths } from '@haat/web/paths';
import { type Creator, decide, placeOrder, signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { screens } from '../harness/screens';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test } from '../harness/test';

let shop: Shop;
let buyer: Creator & { orderId: string };
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
  const phone = newPhone();
  const order = { productId: shop.pageId, buyer: { phone, name: 'Kavita Rao', email: 'kavita@example.com' } };
  const placed = await placeOrder(haat.url, order, `review-${phone}`);
  await decide(haat.url, placed.payment.session);
  buyer = { ...(await signIn(haat, phone, 'Kavita')), orderId: placed.id };
});

test('a buyer says how it is, a reload loses nothing typed, and the page shows it with its answer', async ({
  visit,
}) => {
  const { page } = await visit();
  await rememberSession(page, buyer);
  await page.goto(paths.purchase(buyer.orderId));
  const sheet = page.getByRole('dialog', { name: 'Raga notes' });
  await sheet.getByRole('button', { name: 'Write a review' }).click();
  await sheet.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await sheet.getByRole('textbox', { name: 'Your review' }).fill('Clear and unhurried.');
  await sheet.getByLabel('Your name').fill('Kavita R.');
  await page.reload();
  await sheet.getByRole('button', { name: 'Write a review' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Your review' })).toHaveValue('Clear and unhurried.');
  await expectGoodLooks(page, sheet.getByRole('button', { name: 'Post review' }));
  await sheet.getByRole('button', { name: 'Post review' }).click();
  await expect(sheet.getByText('As Kavita R.')).toBeVisible();

  const { page: desktop } = await visit();
  await rememberSession(desktop, shop.creator);
  await desktop.goto(paths.reviews);
  await desktop.getByRole('button', { name: 'Reply' }).click();
  const dialog = desktop.getByRole('dialog', { name: 'Reply to this review' });
  await dialog.getByLabel('Your reply').fill('Thank you, Kavita.');
  await dialog.getByRole('button', { name: 'Post reply' }).click();
  await expect(desktop.getByText('Thank you, Kavita.')).toBeVisible();
  await expectGoodLooks(desktop, desktop.getByText('Thank you, Kavita.'));

  const { page: stranger } = await visit();
  await stranger.goto(`/pp/${shop.pageId}`);
  await stranger.getByRole('link', { name: '4.0 · 1 review' }).click();
  await expect(stranger.getByText('Clear and unhurried.')).toBeVisible();
  await expect(stranger.getByText('Meera Iyer replied')).toBeVisible();
  await expectGoodLooks(stranger, stranger.getByText('Thank you, Kavita.'));
});

test('a few words and two keys lead anywhere, by keyboard alone', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1280, height: 900 } });
  await rememberSession(page, shop.creator);
  await page.goto(paths.dashboard);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('asha');
  await expect(palette.getByRole('option', { name: /Asha Rao/ }).first()).toBeVisible();
  await expectGoodLooks(page, palette.getByRole('option', { name: /Asha Rao/ }).first());
  // A person comes before what she bought, and leads to all of it.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/transaction\?q=%2B91\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Sales' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/\/wallet$/);
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a phone has a button for it', async ({ visit }) => {
  const { page } = await visit({ viewport: screens.phone, hasTouch: true });
  await rememberSession(page, shop.creator);
  await page.goto(paths.dashboard);
  await page.getByRole('button', { name: 'Search' }).click();
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('combobox').fill('raga');
  await palette
    .getByRole('option', { name: /Raga notes/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(shop.pageId));
});
