// What a creator does, screen by screen. Each function starts and ends where a person would.

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Haat } from '../../simulators/haat';
import { countMessages, nextPassword } from '../harness/people';
import { expect } from '../harness/test';

const cover = fileURLToPath(new URL('../../../server/demo/assets/ananya.jpg', import.meta.url));

/** From the sign-in screen to where its answer is, whatever that says. */
export async function askForCode(page: Page, phone = '9822041573'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
}

/** Signs in by the code of the SMS and ends wherever the app leads then. */
export async function signInByPhone(page: Page, haat: Haat, phone: string): Promise<void> {
  const already = await countMessages(haat, phone);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible();
  await page.getByLabel('Code').fill(await nextPassword(haat, phone, already));
  await expect(page).not.toHaveURL(/\/login/);
}

export interface NewPage {
  title: string;
  /** In rupees, as typed. */
  price: string;
  question: string;
  thankYou: string;
  /** Given when the creator is asked for it, which is once. */
  sellerName: string;
}

/** Goes through the steps of the editor and publishes. Answers the address that buyers open. */
export async function makePage(page: Page, wanted: NewPage): Promise<string> {
  await page.goto('/Create/page');
  await page.getByLabel('Title').fill(wanted.title);
  await page.getByLabel('Description').pressSequentially('Eight lessons in **tune**, at your own pace.');
  const sent = page.waitForResponse((answer) => /\/api\/uploads\/\w+\/picture$/.test(answer.url()));
  await page.locator('input[type="file"]').first().setInputFiles(cover);
  expect((await sent).status()).toBe(201);
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();

  await page.getByRole('button', { name: 'Next: Price' }).click();
  await page.getByLabel('Price', { exact: true }).fill(wanted.price);
  await page.getByRole('button', { name: 'Next: Questions' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question', { exact: true }).fill(wanted.question);
  await page.getByRole('button', { name: 'Next: Thank you' }).click();
  await page.getByLabel('Message after payment').pressSequentially(wanted.thankYou);
  await page.getByRole('button', { name: 'Next: Sharing' }).click();
  await page.getByRole('button', { name: 'Next: Publish' }).click();

  await page.getByLabel('Your name, as shown to buyers').fill(wanted.sellerName);
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Publish the page' }).click();
  await expect(page.getByText('Your page is on sale.')).toBeVisible();
  return page.getByLabel('Link', { exact: true }).inputValue();
}
