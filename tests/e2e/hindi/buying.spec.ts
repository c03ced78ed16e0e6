// A product in Hindi is found, bought and opened on a phone without a word of English but its creator's own.
import type { Page } from '@playwright/test';
import { publishPage, signIn } from '../../simulators/shop';
import { axeFindings } from '../harness/axe';
import { englishOn } from '../harness/hindi';
import { newPhone, nextMessage } from '../harness/people';
import { expect, test } from '../harness/test';

const phone = { width: 360, height: 740 };
const title = 'राग यमन, शुरू से';
/** What the platform and its creators are called. */
const written = ['Haat'];

let id: string;
/** Of a product in English. */
let inEnglish: string;
test.beforeAll(async ({ haat }) => {
  const creator = await signIn(haat, newPhone(), 'मीरा अय्यर');
  ({ id } = await publishPage(haat.url, creator.token, {
    title,
    description: 'शाम का राग, पहले सुर से।',
    language: 'hi',
    thankYou: { message: 'मिलते हैं।' },
    prices: [{ type: 'once', amount: 49_900, compareAt: 59_900 }],
    questions: [{ id: 'instrument', label: 'आप क्या बजाते हैं?', type: 'text', required: true }],
  }));
  ({ id: inEnglish } = await publishPage(haat.url, creator.token, {
    title: 'Raga Yaman',
    language: 'en',
    prices: [{ type: 'once', amount: 49_900 }],
  }));
});

async function expectHindi(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await englishOn(page, written), page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
  expect(await axeFindings(page), page.url()).toEqual([]);
}

test('a product in Hindi is previewed, bought and opened in Hindi', async ({ visit }) => {
  const { page } = await visit({ viewport: phone, locale: 'hi-IN' });
  await page.goto(`/pp/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectHindi(page);

  await page.getByRole('link', { name: 'अभी ख़रीदें' }).click();
  const form = page.getByRole('form', { name: 'आपकी जानकारी' });
  await expect(form).toBeVisible();
  await expect(page.locator('#sheet[data-live]')).toBeVisible();
  await form.getByLabel('मोबाइल नंबर').fill(newPhone());
  await form.getByRole('button', { name: '₹499 दें' }).click();
  // What is missing is said beside its field, in the same words.
  await expect(form.getByText('इस सवाल का जवाब दें।')).toBeVisible();
  await expectHindi(page);
  await form.getByLabel('आप क्या बजाते हैं?').fill('सितार');
  await form.getByRole('button', { name: '₹499 दें' }).click();

  await expect(page.getByText('यहाँ कोई पैसा नहीं चलता।')).toBeVisible();
  await expectHindi(page);
  await page.getByRole('button', { name: 'छोड़ दें' }).click();
  await expect(page.getByRole('heading', { name: 'आप पैसे दिए बिना लौट आए' })).toBeVisible();
  await expectHindi(page);
  await page.getByRole('button', { name: 'फिर कोशिश करें: ₹499 दें' }).click();
  await page.getByRole('button', { name: '₹499 दें' }).click();

  await expect(page.getByText('₹499 मिल गए', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `“${title}” के लिए धन्यवाद` })).toBeVisible();
  await expectHindi(page);
});

test('without JavaScript the step between is in Hindi, too, and so is what is wrong with it', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: phone, locale: 'hi-IN', javaScriptEnabled: false });
  await page.goto(`/pp/${id}/checkout`);
  const form = page.getByRole('form', { name: 'आपकी जानकारी' });
  await form.getByLabel('मोबाइल नंबर').fill(newPhone());
  await form.getByText('ई-मेल और नाम (वैकल्पिक)').click();
  await form.getByLabel('ई-मेल').fill('asha@nowhere');
  await form.getByLabel('आप क्या बजाते हैं?').fill('सितार');
  await form.getByRole('button', { name: '₹499 दें' }).click();
  await expect(page.getByText('ई-मेल पता name@example.com की तरह लिखें, या ख़ाली छोड़ दें।')).toBeVisible();
});

test('a phone in Hindi has a shop in Hindi around a product in English, and the foot leads to the other language', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: phone, locale: 'hi-IN' });
  await page.goto(`/pp/${inEnglish}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1, name: 'Raga Yaman' })).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'अभी ख़रीदें' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Buy now' })).toBeVisible();
  // Kept for what is opened next: the step between, the payment and the receipt.
  await page.goto(`/pp/${inEnglish}/checkout`);
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(newPhone());
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByText('₹499 paid', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByText('₹499 मिल गए', { exact: true })).toBeVisible();
});

test('messages about an order are in what its buyer read, not in the language of the product', async ({
  visit,
  haat,
}) => {
  const number = newPhone();
  const { page } = await visit({ viewport: phone, locale: 'hi-IN', javaScriptEnabled: false });
  await page.goto(`/pp/${inEnglish}/checkout`);
  const form = page.getByRole('form', { name: 'आपकी जानकारी' });
  await form.getByLabel('मोबाइल नंबर').fill(number);
  await form.getByRole('button', { name: '₹499 दें' }).click();
  await page.getByRole('button', { name: '₹499 दें' }).click();
  const sent = await nextMessage(haat, number, 0, ({ text }) => text.includes('/access/'));
  expect(sent.text).toMatch(/[\u0900-\u097F]/);
});

test('a public page is in Hindi for who reads it, and the foot leads to the other language', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: phone, locale: 'hi-IN' });
  for (const address of ['/', '/PricingPage', '/Pay-PREMIUM', '/ContactUs', '/nobody']) {
    await page.goto(address);
    await expectHindi(page);
  }
  await page.goto('/Privacy');
  await expect(page.getByText('यह पूरा लेख अंग्रेज़ी में है')).toBeVisible();
  await expectHindi(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  // Kept for the pages that are opened next.
  await page.goto('/PricingPage');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You pay only when you sell');
});
