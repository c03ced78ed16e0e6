// Discounts: made by a creator, brought by a link or typed, with and without scripts, on phones and on desks.
import type { Discount, NewDiscount } from '@haat/openapi';
import { call } from '../../simulators/call';
import { expectStatus } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, toldAt, widths } from '../harness/test';

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

async function make(url: string, body: NewDiscount): Promise<Discount> {
  const { token } = shop.creator;
  return expectStatus(await call<Discount>(url, 'POST', '/api/discounts', { body, token }), 201);
}

for (const [name, viewport] of toldAt('phone')) {
  test(`a creator makes a code on a ${name} and sends its link`, async ({ visit, haat }) => {
    const { page } = await visit({ viewport });
    await rememberSession(page, shop.creator);
    await page.goto(`/tgsettings1/discountpage?id=${shop.pageId}`);
    await page.getByRole('button', { name: 'New discount' }).first().click();
    const form = page.getByRole('form', { name: 'New discount' });
    await form.getByRole('textbox', { name: 'Code', exact: true }).fill(`made-on-${name}`);
    await form.getByLabel('Percentage of the price').fill('20');
    await form.getByRole('button', { name: 'Create discount' }).click();
    const code = `MADE-ON-${name.toUpperCase()}`;
    await page.getByRole('button', { name: `Share ${code}` }).click();
    const sheet = page.getByRole('dialog', { name: code });
    await expect(sheet.getByRole('textbox', { name: 'Link' })).toHaveValue(
      `${haat.url}/pp/${shop.pageId}?code=${code}`,
    );
    await expectGoodLooks(page, sheet);
  });

  test(`a link with a code is bought through on a ${name}`, async ({ visit, haat }) => {
    const code = `LINK-${name}`.toUpperCase();
    await make(haat.url, { code, amount: 10_000 });
    const { page } = await visit({ viewport });
    await page.goto(`/pp/${shop.pageId}?code=${code.toLowerCase()}`);
    await expect(page.getByText(`${code}: ₹100 off`)).toBeVisible();
    await page.locator('[data-main-action]').first().click();
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByLabel('Mobile number').fill(newPhone());
    await expect(form.getByLabel('Discount code')).toHaveValue(code);
    await expect(form.getByText('₹100 less')).toBeVisible();
    await form.getByRole('button', { name: 'Pay ₹399' }).click();
    await page.getByRole('button', { name: 'Pay ₹399' }).click();
    await expect(page.getByText('₹399 paid', { exact: true })).toBeVisible();
  });
}

test('a code is typed, refused with a reason, corrected, and nothing typed is lost', async ({
  visit,
  haat,
}) => {
  await make(haat.url, { code: 'TYPED', basisPoints: 5_000 });
  const { page } = await visit({ viewport: widths.phone });
  await page.goto(`/pp/${shop.pageId}?code=NOBODY`);
  await expect(page.getByText('NOBODY: This code is not valid', { exact: false })).toBeVisible();
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByText('Email and name (optional)').click();
  await form.getByLabel('Name', { exact: false }).first().fill('Ravi');
  const field = form.getByLabel('Discount code');
  await field.fill('typde');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(field).toHaveAccessibleDescription(/This code is not valid/);
  await expect(form.getByRole('button', { name: 'Pay ₹499' })).toBeVisible();
  await field.fill('typed');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByRole('button', { name: 'Pay ₹249.50' })).toBeVisible();
  await field.fill('');
  await expect(form.getByRole('button', { name: 'Pay ₹499' })).toBeVisible();
  await expect(form.getByLabel('Name', { exact: false }).first()).toHaveValue('Ravi');
});

test('without scripts a code is looked at by a button of its own', async ({ visit, haat }) => {
  await make(haat.url, { code: 'PLAIN', amount: 20_000 });
  const { page } = await visit({ viewport: widths.phone, javaScriptEnabled: false });
  await page.goto(`/pp/${shop.pageId}/checkout`);
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(newPhone());
  await form.getByText('I have a discount code').click();
  await form.getByLabel('Discount code').fill('plain');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByText('₹200 less')).toBeVisible();
  await form.getByRole('button', { name: 'Pay ₹299' }).click();
  await page.getByRole('button', { name: 'Pay ₹299' }).click();
  await expect(page.getByText('₹299 paid', { exact: true })).toBeVisible();
});

test('reduced prices and the step before paying look as they should', async ({ visit, haat }) => {
  await make(haat.url, { code: 'LOOKS', basisPoints: 1_500, endsAt: '2099-01-01T00:00:00Z' });
  const { page } = await visit({ viewport: widths.phone });
  for (const code of ['LOOKS', 'NOBODY']) {
    await page.goto(`/pp/${shop.pageId}?code=${code}`);
    await expectGoodLooks(page, page.locator('[data-main-action]').first());
    await page.goto(`/pp/${shop.pageId}/checkout?code=${code}`);
    await expectGoodLooks(page, page.getByLabel('Discount code'));
  }
});
