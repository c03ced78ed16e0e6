// A creator who sells with GST, and a buyer who gets a tax invoice for it.
import type { Page } from '@playwright/test';
import { givePan } from '../../simulators/payee';
import { publishPage, signIn } from '../../simulators/shop';
import { newPhone } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, toldAt } from '../harness/test';
import { atGateway } from '../story/buyer';

async function pdfAt(page: Page, link: { getAttribute(name: string): Promise<string | null> }) {
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  return [answer.status(), answer.headers()['content-type']];
}

/** A PAN is one account's, and a number holds at once for whoever has proved the PAN in it. */
const registrations = [
  { pan: 'AAICP2912R', wrong: '29AAICP2912R1ZS', typed: '29 aaicp2912r1zr', gstin: '29AAICP2912R1ZR' },
  { pan: 'AAICP2913R', wrong: '29AAICP2913R1ZS', typed: '29 aaicp2913r1zq', gstin: '29AAICP2913R1ZQ' },
] as const;

for (const [at, [place, viewport]] of toldAt('phone').entries())
  test(`from the GSTIN in the account to the invoice in the library, on a ${place}`, async ({
    visit,
    haat,
  }) => {
    const { pan, wrong, typed, gstin } = registrations[at] ?? registrations[0];
    const creator = await signIn(haat, newPhone(), 'Meera Iyer');
    await givePan(haat, creator, pan);
    const product = await publishPage(haat.url, creator.token, { title: 'Raga notes' });

    const { page: desktop } = await visit({ viewport });
    await rememberSession(desktop, creator);
    await desktop.goto('/account');
    await desktop.getByRole('button', { name: 'Add your GSTIN' }).click();
    const sheet = desktop.getByRole('dialog', { name: 'Add your GSTIN' });
    await sheet.getByRole('textbox', { name: 'GSTIN' }).fill(wrong);
    await sheet.getByRole('button', { name: 'Sell with GST' }).click();
    await expect(sheet.getByText('This is not a valid GSTIN. Check its 15 characters')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'GSTIN' }).fill(typed);
    await sheet.getByLabel('Address on invoices').fill('4, Temple Street, Mysuru 570001');
    await sheet.getByRole('button', { name: 'Sell with GST' }).click();
    await expect(desktop.getByText(gstin)).toBeVisible();
    await expect(desktop.getByText('4, Temple Street, Mysuru 570001, Karnataka')).toBeVisible();

    const phone = newPhone();
    const { page } = await visit({ viewport });
    await page.goto(`/pp/${product.id}`);
    await page.locator('[data-main-action]').first().click();
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByLabel('Mobile number').fill(phone);
    await form.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(form.getByLabel('State')).toBeFocused();
    await form.getByLabel('State').selectOption('Karnataka');
    await form.getByText('Buying for a business?').click();
    await form.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
    await form.getByLabel('Name and address on the invoice').fill('Kiran Stores, Pune');
    await form.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(form.getByText('This GSTIN is of Maharashtra. Choose that State')).toBeVisible();
    await form.getByLabel('State').selectOption('Maharashtra');
    await form.getByRole('button', { name: 'Pay ₹499' }).click();
    await atGateway(page);
    await page.getByRole('button', { name: 'Pay ₹499' }).click();
    await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
    await expect(page.getByText('₹76.12')).toBeVisible();
    const invoice = page.getByRole('link', { name: /Open the tax invoice .* as PDF/ });
    expect(await pdfAt(page, invoice)).toEqual([200, 'application/pdf']);

    const buyer = await signIn(haat, phone, 'Ravi');
    const { page: library } = await visit({ viewport });
    await rememberSession(library, buyer);
    await library.goto('/purchase');
    await library.getByRole('link', { name: 'Details of Raga notes' }).click();
    const link = library.getByRole('link', { name: /^Tax invoice / });
    await expect(link).toBeVisible();
    expect(await pdfAt(library, link)).toEqual([200, 'application/pdf']);
  });
