import type { Page } from '@playwright/test';
import type { Haat } from '../../simulators/haat';
import { enrol } from '../../simulators/operator';
import { publishPage, signIn } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, toldAt, widths } from '../harness/test';

const operator = '9876500011';
test.use({ configured: { OPERATORS: `+91${operator}` } });

/** The app that Asha has on her phone, for each server. */
const apps = new Map<string, () => Promise<string>>();

/** Signs Asha in, with an authenticator app of her own. */
async function asha(haat: Haat) {
  const signedIn = await signIn(haat, operator, 'Asha Rao');
  const app = apps.get(haat.url) ?? (await enrol(haat, { national: operator, token: signedIn.token }));
  apps.set(haat.url, app);
  // Opening the desk asks for a code again.
  await haat.advanceClock('PT12H');
  return { signedIn, app };
}

/** Gives the code that is asked for when the desk is opened. */
async function unlock(page: Page, app: () => Promise<string>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await page.getByLabel('6-digit code').fill(await app());
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

for (const [name, viewport] of toldAt('desktop')) {
  test(`on a ${name} somebody listed confirms with a code, acts, and finds it in the log`, async ({
    haat,
    visit,
  }) => {
    await haat.advanceClock('PT5M');
    const creator = await signIn(haat, newPhone(), `Farida on a ${name}`);
    const { id: pageId } = await publishPage(haat.url, creator.token, { title: `Copied on a ${name}` });
    const { signedIn, app } = await asha(haat);
    const { page } = await visit({ viewport });
    await rememberSession(page, signedIn);
    await page.goto('/operator');
    await unlock(page, app);

    await page.getByLabel('Phone, email, name, page or order').fill(`Farida on a ${name}`);
    await page.getByRole('link', { name: `Farida on a ${name}` }).click();
    await page.getByRole('button', { name: 'Adjust balance' }).click();
    const money = page.getByRole('dialog', { name: `Balance of Farida on a ${name}` });
    await money.getByLabel('Amount').fill('500');
    await money.getByRole('button', { name: 'Credit' }).click();
    await expect(money.getByText('Give a reason.')).toBeVisible();
    await money.getByLabel('Why').fill('A fee was taken twice');
    await money.getByRole('button', { name: 'Credit' }).click();
    await expect(page.getByText('Balance credited.', { exact: true })).toBeVisible();
    await expect(money).toBeHidden();

    await page.getByRole('button', { name: 'Block', exact: true }).click();
    const blocking = page.getByRole('dialog', { name: `Block “Copied on a ${name}”?` });
    await blocking.getByLabel('Why').fill('It is a copy of another course');
    await blocking.getByRole('button', { name: 'Take off sale' }).click();
    await expect(page.getByText('The page is off sale.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
    const shown = await fetch(`${haat.url}/api/public/products/${pageId}`);
    expect(await shown.text()).not.toContain('"published"');

    await page.getByRole('link', { name: 'Admin actions' }).click();
    const log = page.getByRole('list', { name: 'Actions taken' });
    await expect(log.getByText('It is a copy of another course')).toBeVisible();
    await expect(log.getByText('status: published → blocked')).toBeVisible();
    await expect(log.getByText('available: ₹0 → ₹500')).toBeVisible();
  });
}

test('what was typed waits while a code is asked for again', async ({ haat, visit }) => {
  await haat.advanceClock('PT5M');
  const creator = await signIn(haat, newPhone(), 'Kavita Shah');
  const { signedIn, app } = await asha(haat);
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, signedIn);
  await page.goto(`/operator?section=find&creator=${creator.user.id}`);
  await unlock(page, app);
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  await page.getByLabel('Amount').fill('10');
  await page.getByLabel('Why').fill('A rounding of ours');
  await haat.advanceClock('PT16M');
  await page.getByRole('button', { name: 'Credit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with a code' });
  await dialog.getByLabel('6-digit code').fill(await app());
  await expect(page.getByText('Balance credited.', { exact: true })).toBeVisible();
});

test('a stranger finds no page there', async ({ haat, visit }) => {
  const stranger = await signIn(haat, newPhone(), 'Kabir');
  const { page } = await visit({ viewport: widths.phone });
  await rememberSession(page, stranger);
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('Confirm that it is you')).toBeHidden();
});
