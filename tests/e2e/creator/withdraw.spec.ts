// Money leaves the wallet: documents first, then an amount and an account, then its way to the bank. On a phone and on a desk.

import type { Haat } from '../../simulators/haat';
import { completeKyc, panFor } from '../../simulators/payee';
import { type Creator, decide, placeOrder, publishPage, signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { countMessages, newPhone, nextMessage, nextPassword } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, toldAt, widths } from '../harness/test';

let serial = process.pid % 1_000;
/** A number that nobody else in this run has. */
const accountNumber = () => `5020${String(10_005_000 + ++serial)}`;

/** A creator with one sale of ₹499, which is still pending. */
async function earning(haat: Haat): Promise<{ creator: Creator; phone: string }> {
  const phone = newPhone();
  const creator = await signIn(haat, phone, 'Meera Iyer');
  const { id: productId } = await publishPage(haat.url, creator.token);
  const placed = await placeOrder(haat.url, { productId, buyer: { phone: newPhone() } }, `sale-${phone}`);
  await decide(haat.url, placed.payment.session);
  return { creator, phone };
}

for (const [device, viewport] of toldAt('phone')) {
  test(`a creator gives documents, withdraws and is paid on a ${device}`, async ({ visit, haat }) => {
    const { creator, phone } = await earning(haat);
    const { page } = await visit({ viewport });
    await rememberSession(page, creator);
    await page.goto('/wallet');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Withdraw' });
    await expect(sheet.getByText('Verify your details to withdraw')).toBeVisible();
    await sheet.getByRole('link', { name: 'Add PAN and account' }).click();

    await page.getByLabel('PAN', { exact: true }).fill(panFor(phone));
    await page.getByLabel('Name on the card').fill('Meera Iyer');
    await page.getByRole('button', { name: 'Verify PAN' }).click();
    await page.getByRole('button', { name: 'Add an account' }).click();
    const adding = page.getByRole('dialog', { name: 'Add an account' });
    const number = accountNumber();
    await adding.getByLabel('Account number').fill(number);
    await adding.getByLabel('IFSC').fill('HDFC0000123');
    const before = await countMessages(haat, phone);
    await adding.getByRole('button', { name: 'Continue' }).click();
    await adding.getByLabel('6-digit code').fill(await nextPassword(haat, phone, before));
    await expect(page.getByText('You are ready for payouts.')).toBeVisible();
    await haat.advanceClock('P5D');

    await expect(async () => {
      await page.goto('/wallet');
      await expect(page.getByText('₹469.56').first()).toBeVisible({ timeout: 1_000 });
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await expect(sheet.getByLabel('Amount')).toHaveValue('469.56', { timeout: 1_000 });
    }).toPass();
    const amount = sheet.getByLabel('Amount');
    await amount.fill('500');
    await amount.blur();
    await expect(sheet.getByText('At most ₹469.56 can be withdrawn now.')).toBeVisible();
    await amount.fill('300');
    await expect(sheet.getByText('₹169.56')).toBeVisible();
    await sheet.getByRole('button', { name: 'Review withdrawal' }).click();
    await sheet.getByRole('button', { name: 'Withdraw ₹300' }).click();
    const shown = `HDFC Bank ••${number.slice(-4)}`;
    await expect(page.getByText(`₹300 is on its way to ${shown}.`, { exact: true })).toBeVisible();
    await expect(sheet).toBeHidden();

    const list = page.getByRole('list', { name: 'Withdrawals' });
    await expect(list).toContainText(shown);
    const messageCount = await countMessages(haat, phone);
    // The bank is asked every quarter of a minute.
    await expect(async () => {
      await haat.advanceClock('PT5M');
      await expect(list.getByText('Arrived')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
    const message = await nextMessage(haat, phone, messageCount, ({ text }) =>
      text.startsWith('Your withdrawal'),
    );
    expect(message.text).toContain('Your withdrawal of Rs 300');
    expect(message.text).toContain('arrived');

    await list.getByRole('button', { name: shown }).click();
    const story = page.getByRole('dialog', { name: 'Withdrawal' });
    await expect(story.getByText('Completed')).toBeVisible();
    await expect(story.getByText(/Bank reference: SBX/)).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
  });
}

test('every morning by itself, and the screens look good throughout', async ({ visit, haat }) => {
  const { creator } = await earning(haat);
  await completeKyc(haat, creator, { kind: 'bank', accountNumber: accountNumber(), ifsc: 'HDFC0000123' });
  await haat.advanceClock('P5D');
  const { page } = await visit({ viewport: widths.desktop });
  await rememberSession(page, creator);
  await page.goto('/wallet');
  const daily = page.getByRole('switch', { name: 'Withdraw every morning' });
  await daily.click();
  await expect(daily).toBeChecked();
  await expect(page.getByText(/Next on .*, 08:00\./)).toBeVisible();
  await page.reload();
  await expect(daily).toBeChecked();
  await expectGoodLooks(page, daily);
  await page.setViewportSize(widths.phone);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expectGoodLooks(page, page.getByRole('button', { name: 'Review withdrawal' }));
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await expectGoodLooks(page, page.getByRole('button', { name: 'Withdraw ₹469.56' }));
  await haat.advanceClock('P1D');
  await page.setViewportSize(widths.desktop);
  await expect(async () => {
    await page.goto('/wallet');
    const list = page.getByRole('list', { name: 'Withdrawals' });
    await expect(list).toContainText('· daily', { timeout: 2_000 });
  }).toPass();
});

test('a failed call keeps what was typed, and the next try is the same withdrawal', async ({
  visit,
  haat,
}) => {
  const { creator } = await earning(haat);
  await completeKyc(haat, creator, { kind: 'bank', accountNumber: accountNumber(), ifsc: 'HDFC0000123' });
  await haat.advanceClock('P5D');
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, creator);
  await expect(async () => {
    await page.goto('/wallet');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByLabel('Amount')).toHaveValue('469.56', { timeout: 1_000 });
  }).toPass();
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await sheet.getByLabel('Amount').fill('200');
  // The server does it, and its answer never arrives.
  await page.route('**/api/payouts', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await sheet.getByRole('button', { name: 'Review withdrawal' }).click();
  await sheet.getByRole('button', { name: 'Withdraw ₹200' }).click();
  await expect(sheet.getByText(/^The withdrawal failed/)).toBeVisible();
  await page.unroute('**/api/payouts');
  // From the step before it is still the same withdrawal.
  await sheet.getByRole('button', { name: 'Back' }).click();
  await sheet.getByRole('button', { name: 'Review withdrawal' }).click();
  await sheet.getByRole('button', { name: 'Withdraw ₹200' }).click();
  await expect(sheet).toBeHidden();
  await page.reload();
  const list = page.getByRole('list', { name: 'Withdrawals' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('₹269.56').first()).toBeVisible();
});
