// From nothing to money that two operators moved: a code of the server, an authenticator app, recovery codes, a proposal and its confirmation.

import { appOf, enrol, enrolmentCode } from '../../simulators/operator';
import { signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';

const asha = '9876500021';
const ravi = '9876500022';
test.use({ configured: { OPERATORS: `+91${asha},+91${ravi}` } });

test('an operator sets up a second factor, and a second one confirms what the first may not move alone', async ({
  haat,
  visit,
}) => {
  await haat.advanceClock('PT5M');
  const creator = await signIn(haat, newPhone(), 'Farida Khan');
  const first = await visit({ viewport: widths.phone });
  await rememberSession(first.page, await signIn(haat, asha, 'Asha Rao'));
  const { page } = first;
  await page.goto('/operator');
  const { code } = await enrolmentCode(haat, asha);
  await page.getByLabel('Server code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'I can’t scan it' }).click();
  await expectGoodLooks(page, page.getByRole('img', { name: 'QR code for the authenticator app' }));
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const app = appOf(haat, secret.replaceAll(' ', ''));
  await page.getByLabel('6-digit code').fill(await app());
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectGoodLooks(page, codes);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();

  await page.goto(`/operator?section=find&creator=${creator.user.id}`);
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  await page.getByLabel('Amount').fill('25000');
  await page.getByLabel('Why').fill('A fee was taken twice');
  await page.getByRole('button', { name: 'Credit' }).click();
  // It is announced as well, for a moment.
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(/Another admin has to confirm it/)).toBeVisible();
  await page.goto('/operator?section=proposals');
  await expect(page.getByText('You proposed it: another admin has to confirm it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);

  const second = await visit({ viewport: widths.desktop });
  const signedIn = await signIn(haat, ravi, 'Ravi Nair');
  await enrol(haat, { national: ravi, token: signedIn.token });
  await rememberSession(second.page, signedIn);
  await second.page.goto('/operator?section=proposals');
  await expectGoodLooks(second.page, second.page.getByRole('button', { name: 'Confirm' }));
  await second.page.getByRole('button', { name: 'Confirm' }).click();
  const dialog = second.page.getByRole('dialog', { name: 'Credit a creator' });
  await expect(dialog.getByText('Asha Rao says: A fee was taken twice')).toBeVisible();
  await dialog.getByLabel('Why').fill('I have seen both bills');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(second.page.getByText('Confirmed. The money has been moved.', { exact: true })).toBeVisible();
  await second.page.goto(`/operator?section=find&creator=${creator.user.id}`);
  await expect(second.page.getByText('₹25,000').first()).toBeVisible();
});
