// Signing in when something on the way fails: people read why, keep what they typed, and try again. Each answer that a server may give is
// in web/services/identity.browser.test.tsx.
import { holdRequests } from '../harness/held';
import { expect, test, type Visit, widths } from '../harness/test';
import { askForCode } from '../story/creator';

test.use({ viewport: widths.phone });

const html = '<html><body>Bad gateway</body></html>';
const sendingFailed = 'An error occurred while sending OTP';
const verifyingFailed = 'OTP verification failed';

/** To the second question without a message sent. */
async function reachCode({ page }: Visit): Promise<void> {
  await page.route('**/api/send-otp', (route) =>
    route.fulfill({ json: { message: 'Sent', resendAfterSeconds: 30 } }),
  );
  await askForCode(page);
  await expect(page.getByLabel('Code')).toBeVisible();
}

test('sending that is answered by a gateway’s page says so and can be tried again', async ({ visit }) => {
  const { page } = await visit();
  await page.route('**/api/send-otp', (route) =>
    route.fulfill({ status: 502, body: html, contentType: 'text/html' }),
  );
  await askForCode(page);
  await expect(page.getByText(sendingFailed)).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue('9822041573');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
});

test('verifying that is answered in an array says its words and signs nobody in', async ({ visit }) => {
  const person = await visit();
  await reachCode(person);
  const json = [{ message: 'Wait' }, { message: 'No' }];
  await person.page.route('**/api/verify-otp', (route) => route.fulfill({ status: 429, json }));
  await person.page.getByLabel('Code').fill('480291');
  await expect(person.page.getByText('Wait')).toBeVisible();
  expect(await person.page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

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
