// Signing in when something on the way fails: people read why, keep what they typed, and try again.
import type { Route } from '@playwright/test';
import { holdRequests } from '../harness/held';
import { expect, test, type Visit, widths } from '../harness/test';
import { askForCode } from '../story/creator';

test.use({ viewport: widths.phone });

const html = '<html><body>Bad gateway</body></html>';
const sendingFailed = 'An error occurred while sending OTP';
const verifyingFailed = 'OTP verification failed';

/** What a server, or something before it, may answer, and what people then read. */
const answers: { name: string; answer: Parameters<Route['fulfill']>[0]; says: string | null }[] = [
  { name: '500 with a message', answer: { status: 500, json: { message: 'Our fault' } }, says: 'Our fault' },
  { name: '500 without a message', answer: { status: 500, json: {} }, says: null },
  { name: '500 with nothing', answer: { status: 500, body: '' }, says: null },
  {
    name: '429 in an array',
    answer: { status: 429, json: [{ message: 'Wait' }, { message: 'No' }] },
    says: 'Wait',
  },
  {
    name: '200 with an array of errors',
    answer: { json: [{ message: 'Not this number' }] },
    says: 'Not this number',
  },
  { name: '502 in HTML', answer: { status: 502, body: html, contentType: 'text/html' }, says: null },
  { name: '200 in HTML', answer: { body: html, contentType: 'text/html' }, says: null },
];

/** To the second question without a message sent. */
async function reachCode({ page }: Visit): Promise<void> {
  await page.route('**/api/send-otp', (route) =>
    route.fulfill({ json: { message: 'Sent', resendAfterSeconds: 30 } }),
  );
  await askForCode(page);
  await expect(page.getByLabel('Code')).toBeVisible();
}

for (const { name, answer, says } of answers) {
  test(`sending that is answered ${name} says so and can be tried again`, async ({ visit }) => {
    const { page } = await visit();
    await page.route('**/api/send-otp', (route) => route.fulfill(answer));
    await askForCode(page);
    await expect(page.getByText(says ?? sendingFailed)).toBeVisible();
    await expect(page.getByLabel('Mobile number')).toHaveValue('9822041573');
    await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  test(`verifying that is answered ${name} says so and signs nobody in`, async ({ visit }) => {
    const person = await visit();
    await reachCode(person);
    await person.page.route('**/api/verify-otp', (route) => route.fulfill(answer));
    await person.page.getByLabel('Code').fill('480291');
    await expect(person.page.getByText(says ?? verifyingFailed)).toBeVisible();
    expect(await person.page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
}

test('a call that nobody answers is given up, and can be tried again', async ({ visit }) => {
  const { page } = await visit();
  await page.clock.install();
  const sending = await holdRequests(page, /\/api\/send-otp$/);
  await askForCode(page);
  await expect.poll(() => sending.count()).toBe(1);
  await page.clock.runFor(41_000);
  await expect(page.getByText(sendingFailed)).toBeVisible();
  await page.getByRole('button', { name: 'Send code' }).click();
  await sending.answer({ message: 'Sent', resendAfterSeconds: 30 });
  const verifying = await holdRequests(page, /\/api\/verify-otp$/);
  await page.getByLabel('Code').fill('480291');
  await expect.poll(() => verifying.count()).toBe(1);
  await page.clock.runFor(41_000);
  await expect(page.getByText(verifyingFailed)).toBeVisible();
});

test('a network that goes in the middle of a call leaves the number where it was', async ({ visit }) => {
  const { page, context } = await visit();
  const sending = await holdRequests(page, /\/api\/send-otp$/);
  await askForCode(page);
  await expect.poll(() => sending.count()).toBe(1);
  await context.setOffline(true);
  await sending.loseConnection();
  await expect(page.getByRole('heading', { name: 'You’re Offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(sendingFailed)).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue('9822041573');
});
