// A creator shows a photo; somebody on a phone without scripts asks before buying, and the answer comes by mail.
import type { ProfilePictures } from '@haat/openapi';
import { paths } from '@haat/web/paths';
import sharp from 'sharp';
import { call } from '../../simulators/call';
import { publishPage } from '../../simulators/shop';
import { axeFindings } from '../harness/axe';
import { expectGoodLooks } from '../harness/looks';
import { newEmail, nextMessage } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const handle = 'meera_teaches';
let shop: Shop;
let productId: string;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
  ({ id: productId } = await publishPage(haat.url, shop.creator.token, {
    title: 'Bread by hand',
    prices: [{ type: 'once', amount: 49_900 }],
  }));
  await call(haat.url, 'PATCH', '/api/account', { token: shop.creator.token, body: { handle } });
});

const picture = async (width: number, height: number) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#aa7744',
      noise: { type: 'gaussian', mean: 120, sigma: 12 },
    },
  })
    .png()
    .toBuffer(),
});

test('a photo is cropped and shown with its cover, never before the cover of a product', async ({
  visit,
  haat,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, shop.creator);
  await page.goto(paths.account);
  const choosers = page.locator('input[type="file"]');
  await choosers.nth(0).setInputFiles(await picture(600, 400));
  const sheet = page.getByRole('dialog', { name: 'Crop your photo' });
  await expect(sheet.getByRole('slider', { name: 'Top to bottom' })).toBeDisabled();
  // By keyboard alone.
  await sheet.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('End');
  await expect(sheet.getByRole('slider', { name: 'Top to bottom' })).toBeEnabled();
  await expectGoodLooks(page, sheet);
  await sheet.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await choosers.nth(1).setInputFiles(await picture(1_600, 500));
  await expect(page.getByRole('button', { name: 'Remove cover' })).toBeVisible();
  const { body } = await call<ProfilePictures>(haat.url, 'GET', '/api/profile-pictures', {
    token: shop.creator.token,
  });
  expect([body.photo?.width, body.photo?.height]).toEqual([240, 240]);
  const sent = await fetch(`${haat.url}/media/${body.photo?.id}/240.avif`);
  expect((await sent.arrayBuffer()).byteLength).toBeLessThan(10_000);

  const buyer = await visit({ viewport: widths.phone });
  await buyer.page.goto(`/@${handle}`);
  const photo = buyer.page.getByRole('img', { name: /^Photo of / });
  await expect(photo).toBeVisible();
  await expectGoodLooks(buyer.page, photo);
  // Its place is kept while it loads.
  await expect(photo).toHaveAttribute('width', '240');
  await expect(photo).toHaveAttribute('height', '240');
  await buyer.page.goto(`/pp/${productId}`);
  await expect(buyer.page.getByRole('img', { name: /^Photo of / })).toHaveAttribute('loading', 'lazy');
});

test('asked without JavaScript and answered in the dashboard, the answer comes by mail', async ({
  visit,
  haat,
}) => {
  const email = newEmail();
  const { page } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  await page.goto(`/pp/${productId}`);
  await page.getByRole('link', { name: /^Ask / }).click();
  await expect(page).toHaveURL(new RegExp(`/pp/${productId}/ask$`));
  const form = page.getByRole('form', { name: /^Ask / });
  await form.getByLabel('Your question').fill('May I bake it in a pot?');
  await form.getByLabel('Email address or mobile number').fill(email);
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your question is sent' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const { page: desk } = await visit({ viewport: widths.desktop });
  await rememberSession(desk, shop.creator);
  await desk.goto(paths.questions);
  await expect(desk.getByText('May I bake it in a pot?')).toBeVisible();
  await expect(desk.getByText(email)).toHaveCount(0);
  await expect(desk.getByRole('switch', { name: 'Let people ask me' })).toBeChecked();
  await desk.getByRole('button', { name: 'Answer' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Answer this question' });
  await dialog.getByLabel('Your answer').fill('You may, with the lid on.');
  await dialog.getByRole('button', { name: 'Post answer' }).click();
  await expect(dialog).toBeHidden();
  const mail = await nextMessage(haat, email);
  expect(mail.text).toContain('You may, with the lid on.');
  expect(mail.text).toContain(`/pp/${productId}`);

  await page.reload();
  await expect(page.getByText('You may, with the lid on.')).toBeVisible();
});

test('on a phone with scripts the form is good to look at, and a question that is wrong stays', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  await page.goto(`/@${handle}`);
  await page.getByRole('link', { name: /^Ask / }).click();
  const form = page.getByRole('form', { name: /^Ask / });
  await form.getByLabel('Your question').fill('Look at https://example.org');
  await form.getByLabel('Email address or mobile number').fill(newEmail());
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(form.getByLabel('Your question')).toHaveAccessibleDescription(/Leave out links/);
  await expect(form.getByLabel('Your question')).toHaveValue('Look at https://example.org');
  expect(await axeFindings(page)).toEqual([]);
});
