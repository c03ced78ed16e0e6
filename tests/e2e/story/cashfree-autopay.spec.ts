// Cashfree asks a buyer's bank whether a subscription may renew automatically, as its simulator plays it: with the first payment, and later.
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import { expectStatus, placeOrder, publishPage, signIn } from '../../simulators/shop';
import { atCashfree, test } from '../harness/cashfree';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, widths } from '../harness/test';

test.use({ configured: { CASHFREE_SUBSCRIPTIONS: 'on' } });

let clubId = '';
test.beforeAll(async ({ haat }) => {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  const period = { unit: 'month' as const, count: 1 };
  const prices = [{ type: 'subscription' as const, label: 'Listener', amount: 49_900, period }];
  clubId = (await publishPage(haat.url, creator.token, { title: 'Evening ragas', prices })).id;
});

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

test('with the first payment: declined, left, and agreed to by card', async ({ visit, cashfree }) => {
  const { page } = await visit({ viewport: widths.phone });
  await page.goto(`/pp/${clubId}`);
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(newPhone());
  await form.getByText(/^Auto-renew:/).click();
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await atCashfree(page);
  await heading(page, 'Up to ₹499 each time');
  await page.getByRole('button', { name: 'Decline' }).click();
  await heading(page, 'Payment failed');
  await page.getByRole('button', { name: 'Try again: pay ₹499' }).click();
  await atCashfree(page);
  await page.goBack();
  await heading(page, 'Opening your payment');
  await expectGoodLooks(page, page.getByRole('button', { name: 'Pay ₹499' }));
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await page.getByLabel('card').check();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page).toHaveURL(/\/access\//);
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  const [mandate] = cashfree.subscriptions.book.all();
  expect(mandate).toMatchObject({
    subscription_status: 'ACTIVE',
    authorization_details: { authorization_amount: 499, authorization_amount_refund: false },
  });
});

test('later: its page does not open, the bank takes its time, and then it renews automatically', async ({
  visit,
  haat,
  cashfree,
}) => {
  const phone = newPhone();
  const { id } = await placeOrder(haat.url, { productId: clubId, buyer: { phone } }, `later-${phone}`);
  await cashfree.pay(id);
  const person = await signIn(haat, phone);
  const { token } = person;
  const ask = () => call(haat.url, 'GET', `/api/subscriptions/${id}`, { token });
  const read = async () => expectStatus(await ask(), 200);
  // It begins with a job, after the payment.
  await expect.poll(async () => (await ask()).status).toBe(200);
  await expect.poll(read).toMatchObject({ status: 'active', autopay: null });
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, person);
  await page.goto(`/purchase?order=${id}`);
  await page.getByRole('button', { name: 'Turn on auto-renew' }).click();
  await page.route('**/cashfree.js', (route) => route.abort('failed'));
  await page.getByRole('button', { name: 'Authorise with UPI or card' }).click();
  await expect(page).toHaveURL(/\/autopay\?id=/);
  await expect(page.getByRole('alert')).toContainText('Your bank’s page did not open');
  await expectGoodLooks(page, page.getByRole('alert'));
  await page.unroute('**/cashfree.js');
  await page.getByRole('button', { name: 'Go to your bank' }).click();
  await atCashfree(page);
  await expect(page.getByText('₹1 now')).toBeVisible();
  const mandate = cashfree.subscriptions.book.all().at(-1);
  await page.getByRole('button', { name: 'Agree slowly' }).click();
  await heading(page, 'Your bank has not authorised it yet');
  await cashfree.subscriptions.decideApproval(mandate?.subscription_id ?? '', 'SUCCESS');
  await page.getByRole('button', { name: 'Check again now' }).click();
  await heading(page, 'Auto-renew is on');
  await expect.poll(read).toMatchObject({ autopay: { status: 'active', method: 'upi', most: 49_900 } });
  expect(cashfree.subscriptions.book.refunds()).toMatchObject([{ refund_amount: 1 }]);
});
