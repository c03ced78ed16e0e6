// From nothing to ready for payouts, on a phone and on a desk: a PAN, an account with a code, and what goes wrong on the way.
import type { Page } from '@playwright/test';
import { panFor } from '../../simulators/payee';
import type { Creator } from '../../simulators/shop';
import { signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { countMessages, newPhone, nextPassword } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, toldAt, widths } from '../harness/test';

let phone: string;
let creator: Creator;
test.beforeEach(async ({ haat }) => {
  phone = newPhone();
  creator = await signIn(haat, phone, 'Meera Iyer');
});

let serial = process.pid % 1_000;
/** Numbers that nobody in this run has; the sandbox knows their last digits. */
const pan = (digits?: string) => panFor(newPhone(), digits);
const accountNumber = () => `5010${String(10_005_000 + ++serial)}`;

const give = async (page: Page, number: string, name = 'Meera Iyer') => {
  await page.getByLabel('PAN', { exact: true }).fill(number);
  await page.getByLabel('Name on the card').fill(name);
  await page.getByRole('button', { name: 'Verify PAN' }).click();
};

for (const [device, viewport] of toldAt('desktop')) {
  test(`a creator gets ready for payouts on a ${device}`, async ({ visit, haat }) => {
    const { page } = await visit({ viewport });
    await rememberSession(page, creator);
    await page.goto('/wallet/kyc');
    await expect(page.getByRole('heading', { level: 1, name: 'KYC' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add an account' })).toHaveCount(0);

    await give(page, 'ABCPV0000D');
    await expect(page.getByText(/was not found in the income tax records/)).toBeVisible();
    await expect(page.getByLabel('Name on the card')).toHaveValue('Meera Iyer');
    const number = pan();
    await give(page, number.toLowerCase());
    const mine = page.getByRole('list', { name: 'Your PAN' });
    await expect(mine).toContainText('Registered as MEERA IYER');
    await expect(page.getByText(number)).toHaveCount(0);

    await page.getByRole('button', { name: 'Add an account' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add an account' });
    const account = accountNumber();
    await sheet.getByLabel('Account number').fill(account);
    await sheet.getByLabel('IFSC').fill('hdfc0000001');
    const before = await countMessages(haat, phone);
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await expect(sheet.getByText(/^We sent a code by SMS to/)).toBeVisible();
    await sheet.getByLabel('6-digit code').fill('000000');
    await expect(sheet.getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true');
    // What the session knows of it follows by itself.
    const known = page.waitForResponse(
      async (answer) => answer.url().endsWith('/api/userinfo') && (await answer.json()).kyc === true,
    );
    await sheet.getByLabel('6-digit code').fill(await nextPassword(haat, phone, before));
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await known;
    const accounts = page.getByRole('list', { name: 'Payout accounts' });
    await expect(accounts).toContainText(`HDFC Bank ••${account.slice(-4)}`);
    await expect(accounts).toContainText('Verified');
    await expect(accounts).toContainText('Available for payouts from');
    await expect(page.getByText('You are ready for payouts.')).toBeVisible();
    await expect(page.getByText(account)).toHaveCount(0);

    await page.reload();
    await expect(page.getByText('You are ready for payouts.')).toBeVisible();
    await accounts.getByRole('button', { name: 'Remove' }).click();
    await haat.advanceClock('PT1M');
    const sent = await countMessages(haat, phone);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove account' }).click();
    await page
      .getByRole('dialog')
      .getByLabel('6-digit code')
      .fill(await nextPassword(haat, phone, sent));
    await expect(accounts).toHaveCount(0);
    await expect(page.getByText('You are ready for payouts.')).toHaveCount(0);
  });
}

test('a UPI ID of somebody else is refused in words, and a name in doubt waits for a person', async ({
  visit,
  haat,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, creator);
  await page.goto('/wallet/kyc');
  await give(page, pan('0002'));
  await expect(page.getByText(/The names match only in part/)).toBeVisible();
  await page.getByRole('button', { name: 'Add an account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add an account' });
  await sheet.getByText('UPI ID').click();
  await sheet.getByRole('textbox', { name: 'UPI ID' }).fill('stranger@upi');
  const before = await countMessages(haat, phone);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await sheet.getByLabel('6-digit code').fill(await nextPassword(haat, phone, before));
  await expect(page.getByText(/does not match your PAN/)).toBeVisible();
});

test('what was typed is there after a failed call, and the screen looks good throughout', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, creator);
  await page.goto('/wallet/kyc');
  await page.route('**/api/kyc/pan', (route) => route.abort());
  const number = pan();
  await give(page, number);
  await expect(page.getByText('Your PAN was not sent. Try again.')).toBeVisible();
  await expect(page.getByLabel('PAN', { exact: true })).toHaveValue(number);
  await expectGoodLooks(page, page.getByLabel('PAN', { exact: true }));
  await page.unroute('**/api/kyc/pan');
  await page.getByRole('button', { name: 'Verify PAN' }).click();
  const add = page.getByRole('button', { name: 'Add an account' });
  await expect(add).toBeVisible();
  await expectGoodLooks(page, add);
});
