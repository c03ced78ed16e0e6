// A form that cannot be sent leads to its first error: brought into sight, under no bar, with the focus, and heard.
import type { Locator, Page } from '@playwright/test';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const small = { width: 360, height: 640 };

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

/** The field that has the focus, and whether all of it can be seen and touched. */
async function expectFirstError(page: Page, name: string, says: RegExp | string): Promise<void> {
  const field = page.locator(':focus');
  await expect(field).toHaveAccessibleName(name);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(says);
  await expect(field).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(field), 'under no bar').toBe(true);
}

/** Whether a finger in its middle meets it, and nothing that lies over it. */
const isOnTop = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, width, top, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return shown !== null && (element.contains(shown) || shown.contains(element));
  });

test('a discount left empty leads to its code on a small phone, and then to the next error', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: small });
  await rememberSession(page, shop.creator);
  await page.goto(`/tgsettings1/discountpage?id=${shop.pageId}`);
  await page.getByRole('button', { name: 'New discount' }).first().click();
  const form = page.getByRole('form', { name: 'New discount' });
  const make = form.getByRole('button', { name: 'Create discount' });
  await make.click();
  await expectFirstError(page, 'Code', 'Enter 2 to 40 letters, digits, - or _.');
  // As it was, and pressed again.
  await make.click();
  await expectFirstError(page, 'Code', 'Enter 2 to 40 letters, digits, - or _.');
  await page.keyboard.type('FIRST');
  await make.click();
  await expectFirstError(page, 'Percentage of the price', 'Enter a number up to 100, such as 20 or 12.5.');
  await page.keyboard.type('20');
  await make.click();
  await expect(page.getByText('Discount created.', { exact: true })).toBeVisible();
});

test('what the server refuses has the focus as well', async ({ visit }) => {
  const { page } = await visit({ viewport: small });
  await rememberSession(page, shop.creator);
  await page.goto(`/tgsettings1/discountpage?id=${shop.pageId}`);
  for (const isSecond of [false, true]) {
    await page.getByRole('button', { name: 'New discount' }).first().click();
    const form = page.getByRole('form', { name: 'New discount' });
    await form.getByRole('textbox', { name: 'Code', exact: true }).fill('TWICE');
    await form.getByLabel('Percentage of the price').fill('20');
    await form.getByRole('button', { name: 'Create discount' }).click();
    if (!isSecond) await expect(form).toBeHidden();
  }
  await expectFirstError(page, 'Code', /already have a discount with this code/);
});

test('a step of the editor is gone on from when nothing in it is wrong', async ({ visit }) => {
  const { page } = await visit({ viewport: small });
  await rememberSession(page, shop.creator);
  await page.goto('/Create/page?step=price');
  await page.getByLabel('Price', { exact: true }).fill('900000');
  await page.getByRole('button', { name: 'Next: Questions' }).click();
  await expectFirstError(page, 'Price', /Between ₹1 and ₹5,00,000/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('499');
  await page.getByRole('button', { name: 'Next: Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeVisible();
});

test('what publishing misses leads to its field in another step', async ({ visit }) => {
  const { page } = await visit({ viewport: small });
  await rememberSession(page, shop.creator);
  await page.goto('/Create/webinar?step=publish');
  const missing = page.getByRole('list', { name: 'Missing' });
  await missing.getByRole('button', { name: 'Add a price' }).click();
  await expectFirstError(page, 'Price', 'Add a price');
  await page.goto('/Create/webinar?step=publish');
  await missing.getByRole('button', { name: 'Add the join link' }).click();
  await expectFirstError(page, 'Join link', 'Add the join link');
});

test('"Publish changes" leads to what is wrong, in whichever step and sheet it is', async ({ visit }) => {
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, shop.creator);
  await page.goto(`/tgsettings1/editpage?id=${shop.pageId}&step=price`);
  await page.getByRole('button', { name: 'Add another price' }).click();
  const sheet = page.getByRole('dialog', { name: 'Another price' });
  await sheet.getByLabel('Price', { exact: true }).fill('900000');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expectFirstError(page, 'Price', /Between ₹1 and ₹5,00,000/);
  await page.keyboard.press('Escape');
  await page.goto(`/tgsettings1/editpage?id=${shop.pageId}&step=basics`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Raga notes, once more');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(sheet).toBeVisible();
  await expectFirstError(page, 'Price', /Between ₹1 and ₹5,00,000/);
});

for (const javaScriptEnabled of [false, true])
  test(`a page that comes back begins at its first error, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: small, javaScriptEnabled });
    await page.goto('/ContactUs');
    const form = page.getByRole('form', { name: 'Contact us' });
    // The browser's own judgement is put aside: what the server says is looked at.
    await form.getByLabel('Your message').fill('  ');
    await form.getByLabel('Your name').fill('  ');
    await form.getByLabel('Email address or mobile number').fill('nowhere');
    await form.getByRole('button', { name: 'Send the message' }).click();
    const summary = form.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expectFirstError(page, 'Your message', /\S/);
    await summary.getByRole('link').last().click();
    await expect(page.locator(':focus')).toHaveAccessibleName('Email address or mobile number');
    if (javaScriptEnabled) await expectGoodLooks(page, summary);
  });

test('a checkout that comes back without scripts begins at the number', async ({ visit }) => {
  const { page } = await visit({ viewport: small, javaScriptEnabled: false });
  await page.goto(`/pp/${shop.pageId}/checkout`);
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill('12345');
  await form.getByText('Email and name (optional)').click();
  await form.getByLabel('Name').fill('Asha');
  await form.getByRole('button', { name: /^Pay/ }).click();
  await expectFirstError(page, 'Mobile number', /\S/);
});

test('in the sheet of a preview the first error is above the bar that pays', async ({ visit }) => {
  const { page } = await visit({ viewport: small });
  await page.goto(`/pp/${shop.pageId}`);
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  await expect(page.locator('#sheet[data-live]')).toBeVisible();
  await form.getByRole('button', { name: /^Pay/ }).click();
  await expectFirstError(page, 'Mobile number', 'Enter your mobile number.');
});

test('with a code open in the sheet, why it is refused is read above the bar that pays, and nothing lies over the head', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: small });
  await page.goto(`/pp/${shop.pageId}`);
  await page.locator('[data-main-action]').first().click();
  const sheet = page.locator('#sheet[data-live]');
  await expect(sheet).toBeVisible();
  await sheet.getByText('I have a discount code').click();
  await sheet.getByRole('textbox', { name: 'Discount code' }).fill('NOTHING');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expectFirstError(page, 'Discount code', /\S/);
  const refusal = sheet.getByText('This code is not valid', { exact: false });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(refusal)).toBe(true);
  const close = sheet.getByRole('button', { name: 'Close' });
  for (const part of await sheet.locator('input, summary, button').all()) {
    if (!(await part.isVisible())) continue;
    await part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    expect(await isOnTop(close)).toBe(true);
  }
});
