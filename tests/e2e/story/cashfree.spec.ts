// A page is bought through Cashfree as its simulator plays it, in a phone's browser and on a desk: each way a payment can end.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { publishPage, signIn } from '../../simulators/shop';
import { atCashfree, test } from '../harness/cashfree';
import { expectGoodLooks } from '../harness/looks';
import { newPhone, nextMessage } from '../harness/people';
import { expect, widths } from '../harness/test';

const { userAgent } = devices['Pixel 7'];
const people: Record<string, BrowserContextOptions> = {
  phone: { viewport: widths.phone, userAgent },
  desktop: { viewport: widths.desktop },
};

let pageId = '';
test.beforeAll(async ({ haat }) => {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  pageId = (await publishPage(haat.url, creator.token)).id;
});

/** Orders through the form, as far as the page where payment begins. Answers the buyer's phone and the order's id. */
async function order(page: Page): Promise<{ phone: string; id: string }> {
  const phone = newPhone();
  await page.goto(`/pp/${pageId}`);
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page).toHaveURL(/\/cashfree\?id=/);
  return { phone, id: new URL(page.url()).searchParams.get('id') ?? '' };
}

const others = (page: Page) => page.getByRole('button', { name: 'Pay by card or net banking' });
const receipt = (page: Page) => expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();

for (const [who, options] of Object.entries(people)) {
  test(`on a ${who}: declined, left, and paid on the gateway’s page`, async ({ visit, cashfree }) => {
    const { page } = await visit(options);
    const { id } = await order(page);
    await others(page).click();
    await atCashfree(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again: pay ₹499' }).click();
    await others(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Payment not completed' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again: pay ₹499' }).click();
    await others(page).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/access\//);
    await receipt(page);
    expect(cashfree.book.order(id)?.order_status).toBe('PAID');
  });

  test(`on a ${who}: a slow bank is waited for, and the buyer is told`, async ({ visit, haat, cashfree }) => {
    const { page } = await visit(options);
    const { phone, id } = await order(page);
    await others(page).click();
    await page.getByRole('button', { name: 'Pay slowly' }).click();
    await expect(page.getByRole('heading', { name: 'Checking with your bank' })).toBeVisible();
    await expect(page.getByText('Your bank is still processing the payment')).toBeVisible();
    await expect(page.getByText('Please do not pay again.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the payment' })).toHaveCount(0);
    const slow = cashfree.book.attempts(id).find((one) => one.payment_status === 'PENDING');
    await cashfree.decide(slow?.cf_payment_id ?? '', 'SUCCESS');
    await expect(page).toHaveURL(/\/access\//, { timeout: 20_000 });
    await receipt(page);
    await nextMessage(haat, phone, 0, ({ text }) => text.includes(`/access/${id}`));
  });
}

test('a phone is offered its UPI apps first, and goes on when the buyer comes back from one', async ({
  visit,
  cashfree,
}) => {
  const { page } = await visit(people['phone']);
  const { id } = await order(page);
  await expect(page.getByRole('heading', { name: 'Choose your UPI app' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const app = page.getByRole('link', { name: 'Pay with PhonePe' });
  await expect(app).toHaveAttribute('href', /^phonepe:\/\/pay\?.*am=499\.00/);
  expect(await page.locator('script[src*="cashfree.js"]').count()).toBe(0);
  cashfree.webhooksTo(null);
  await cashfree.pay(id);
  // As the browser does when an app has been opened and left.
  await app.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await receipt(page);
});

test('a desk shows a code to scan, and goes on by itself when it was paid', async ({
  visit,
  haat,
  cashfree,
}) => {
  cashfree.webhooksTo(`${haat.url}/webhooks/cashfree`);
  const { page } = await visit(people['desktop']);
  const { id } = await order(page);
  await expect(page.getByRole('img', { name: 'QR code to pay ₹499 by UPI' })).toBeVisible();
  await cashfree.pay(id);
  await expect(page).toHaveURL(/\/access\//, { timeout: 20_000 });
  await receipt(page);
});

test('while Cashfree is away nothing is lost: not the details, and not the payment', async ({
  visit,
  haat,
  cashfree,
}) => {
  const { page } = await visit(people['phone']);
  await page.goto(`/pp/${pageId}`);
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(newPhone());
  // The script has taken the form over; without it the server would draw the same words.
  await expect(form).toHaveAttribute('novalidate');
  cashfree.trouble('down');
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/api/orders'));
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(form.getByText('Payment could not be started. Nothing was charged.')).toBeVisible();
  expect((await placed).status()).toBe(503);
  cashfree.trouble(null);
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(others(page)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.route('**/cashfree.js', (route) => route.abort('failed'));
  await others(page).click();
  await expect(page.getByRole('alert')).toContainText('The payment page did not open');
  await page.unroute('**/cashfree.js');
  await others(page).click();
  await atCashfree(page);
  // The gateway takes the money, and then nobody hears of it.
  cashfree.webhooksTo(null);
  await cashfree.pay(id);
  cashfree.trouble('down');
  await page.goto(`/cashfree?id=${id}&back=1`);
  await expect(page.getByRole('heading', { name: 'Checking with your bank' })).toBeVisible();
  cashfree.trouble(null);
  // It was asked just now.
  await haat.advanceClock('PT3S');
  await page.getByRole('button', { name: 'Check again now' }).click();
  await receipt(page);
  cashfree.webhooksTo(`${haat.url}/webhooks/cashfree`);
});

for (const [who, options] of Object.entries(people)) {
  test(`on a ${who}: paid but no access, found by the reference of the bank`, async ({
    visit,
    haat,
    cashfree,
  }) => {
    const { page } = await visit(options);
    const { id } = await order(page);
    cashfree.webhooksTo(null);
    await page.goto(`/cashfree?id=${id}&back=1`);
    await page.getByText('Paid but no access?').click();
    const form = page.getByRole('form', { name: 'Paid but no access?' });
    await form.getByLabel('UPI reference').fill('4221');
    await form.getByRole('button', { name: 'Find my payment' }).click();
    await expect(page.getByText('The UPI reference has 12 digits.')).toBeVisible();
    await form.getByLabel('UPI reference').fill('4221 4900 0000');
    await form.getByRole('button', { name: 'Find my payment' }).click();
    await expect(page.getByText('We cannot find this payment yet.')).toBeVisible();
    const reference = `42${await cashfree.pay(id)}`;
    await form.getByLabel('UPI reference').fill(reference);
    await form.getByRole('button', { name: 'Find my payment' }).click();
    await receipt(page);
    cashfree.webhooksTo(`${haat.url}/webhooks/cashfree`);
  });
}

test('what a buyer meets on the way looks right to everybody', async ({ visit, cashfree }) => {
  const { page } = await visit(people['phone']);
  const { id } = await order(page);
  await expectGoodLooks(page, page.getByRole('heading', { name: 'Choose your UPI app' }));
  await cashfree.pay(id, 'PENDING');
  await page.goto(`/cashfree?id=${id}&back=1`);
  await page.getByText('Paid but no access?').click();
  await expectGoodLooks(page, page.getByLabel('UPI reference'));
});

// The last one: that the account may not is remembered for a while.
test('without UPI on our page the gateway’s opens by itself, and the back button is not a trap', async ({
  visit,
  cashfree,
}) => {
  cashfree.offersUpi(false);
  const { page } = await visit(people['phone']);
  await page.goto(`/pp/${pageId}`);
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(newPhone());
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await atCashfree(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Opening your payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await atCashfree(page);
});
