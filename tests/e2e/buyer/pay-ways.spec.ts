// How a buyer chooses to pay: apps on a phone, a code on a desktop, with scripts and without.
import { type BrowserContextOptions, devices, type Page } from '@playwright/test';
import { publishPage, signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { screens } from '../harness/screens';
import { expect, test } from '../harness/test';

const { userAgent } = devices['Pixel 7'];
const phone: BrowserContextOptions = { viewport: screens.phone, userAgent, hasTouch: true };
const desktop: BrowserContextOptions = { viewport: screens.desk };

let pageId = '';
test.beforeAll(async ({ haat }) => {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  pageId = (await publishPage(haat.url, creator.token)).id;
});

const details = (page: Page) => page.getByRole('form', { name: 'Your details' });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';

  test(`a phone pays with the app that was chosen, ${how}`, async ({ visit }) => {
    const { page } = await visit({ ...phone, javaScriptEnabled });
    await page.goto(`/pp/${pageId}`);
    await page.locator('[data-main-action]').first().click();
    const form = details(page);
    await form.getByLabel('Mobile number').fill(newPhone());
    await expect(form.getByText('UPI: scan a QR code with any app')).toBeHidden();
    await form.getByRole('radio', { name: 'PhonePe' }).check();
    await expect(form.getByRole('radio', { name: 'PhonePe' })).toBeChecked();
    if (javaScriptEnabled) await expect(form).toHaveAttribute('novalidate');
    await form.getByRole('button', { name: /^Pay ₹499/ }).click();
    await expect(page.getByText('PhonePe would open now and ask you to approve ₹499.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  });

  test(`a desktop shows a code with its time, ${how}`, async ({ visit }) => {
    const { page } = await visit({ ...desktop, javaScriptEnabled });
    await page.goto(`/pp/${pageId}/checkout`);
    const form = details(page);
    await expect(form.getByText('PhonePe')).toBeHidden();
    await form.getByLabel('Mobile number').fill(newPhone());
    await form.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(page.getByRole('img', { name: 'QR code to pay ₹499 by UPI' })).toBeVisible();
    if (javaScriptEnabled) await expect(page.getByRole('timer')).toHaveText(/^9:\d\d$/);
    else await expect(page.getByText(/^Good until /)).toBeVisible();
  });
}

test('a desk shows the code beside the form once that is filled in, and places one order for it', async ({
  visit,
}) => {
  const { page } = await visit(desktop);
  const placed: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/api/orders'))
      placed.push(((await answer.json()) as { id: string }).id);
  });
  await page.goto(`/pp/${pageId}/checkout`);
  const form = details(page);
  const code = form.getByRole('img', { name: 'QR code to pay ₹499 by UPI' });
  const number = newPhone();
  await form.getByLabel('Mobile number').fill(number);
  await expect(code).toBeVisible();
  await expect(form.getByRole('timer')).toHaveText(/^9:\d\d$/);
  expect(placed).toHaveLength(1);

  // Nobody is asked while somebody types a name, which is told with the order; and another way has no code.
  await form.getByText('Email and name').click();
  await form.getByLabel('Name').fill('Asha');
  await expect(code).toBeHidden();
  await form.getByLabel('Name').blur();
  await expect(code).toBeVisible();
  expect(placed).toHaveLength(2);
  await form.getByRole('radio', { name: 'Debit or credit card' }).check();
  await expect(code).toBeHidden();
  await form.getByRole('radio', { name: /^UPI/ }).check();
  await expect(code).toBeVisible();
  expect(new Set(placed).size).toBe(2);

  await expectGoodLooks(page, form);
  // The button would lead to the same order; whoever scans pays it while the form still stands there.
  const { page: another } = await visit(phone);
  await another.goto(`/cashfree?id=${placed.at(-1)}`);
  await another.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page).toHaveURL(new RegExp(`/access/${placed.at(-1)}`), { timeout: 20_000 });
});

test('a desk that shows the code asks for no reminder before the button is pressed', async ({ visit }) => {
  const { page } = await visit(desktop);
  const asked: { remind?: true }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      asked.push(request.postDataJSON() as { remind?: true });
  });
  await page.goto(`/pp/${pageId}/checkout`);
  const form = details(page);
  await form.getByText('Email and name').click();
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByRole('checkbox', { name: /^Remind me if I do not pay/ }).check();
  await form.getByLabel('Mobile number').fill(newPhone());
  await expect(form.getByRole('img', { name: 'QR code to pay ₹499 by UPI' })).toBeVisible();
  expect(asked.map(({ remind }) => remind)).toEqual([undefined]);
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page).toHaveURL(/\/sandbox\/payments\//);
  expect(asked.map(({ remind }) => remind)).toEqual([undefined, true]);
});

test('what is scanned opens the bank there, and the desktop goes on by itself', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto(`/pp/${pageId}/checkout`);
  await details(page).getByLabel('Mobile number').fill(newPhone());
  await details(page).getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByRole('img', { name: 'QR code to pay ₹499 by UPI' })).toBeVisible();
  await expectGoodLooks(page, page.getByText('Good for'));
  const { page: other } = await visit(phone);
  await other.goto(page.url());
  await expect(other.getByRole('img', { name: 'QR code' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page).toHaveURL(/\/access\//, { timeout: 20_000 });
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
});

test('a desk that was asked to pay goes on by itself once the code is paid', async ({ visit }) => {
  const { page } = await visit(phone);
  await page.goto(`/pp/${pageId}/checkout`);
  await details(page).getByLabel('Mobile number').fill(newPhone());
  await details(page).getByLabel('Ask somebody else to pay').check();
  await details(page).getByRole('button', { name: 'Get a link that pays ₹499' }).click();
  await page.getByRole('button', { name: 'Get a link that pays ₹499' }).click();
  const link = page.getByText(/\/pay-for\//).first();
  const { page: payer } = await visit(desktop);
  await payer.goto((await link.innerText()).trim());
  await payer.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(payer.getByRole('img', { name: 'QR code to pay ₹499 by UPI' })).toBeVisible();
  const { page: scanned } = await visit(phone);
  await scanned.goto(payer.url());
  await scanned.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(payer.getByRole('heading', { name: 'This is paid' })).toBeVisible({ timeout: 20_000 });
});

test('the step looks right on a phone, by finger and by keyboard', async ({ visit }) => {
  const { page } = await visit(phone);
  await page.goto(`/pp/${pageId}/checkout`);
  await expect(details(page)).toHaveAttribute('novalidate');
  await expectGoodLooks(page, details(page).getByText('Pay with', { exact: true }));
  await details(page).getByRole('radio', { name: 'GPay' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(details(page).getByRole('radio', { name: 'PhonePe' })).toBeChecked();
  await expect(details(page).getByRole('button', { name: 'Pay ₹499 with PhonePe' })).toBeVisible();
});

test('a payment that nobody knows is not the end', async ({ visit }) => {
  const { page } = await visit(phone);
  expect((await page.goto('/cashfree?id=3kVbT9xQm2LpRw7Z'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We cannot find this payment' })).toBeVisible();
  await page.getByRole('link', { name: 'Find your purchases' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
});
