// What a buyer does, page by page.
import type { Page } from '@playwright/test';
import type { Haat } from '../../simulators/haat';
import { passwordSentTo } from '../../simulators/shop';
import { expect } from '../harness/test';

export interface Details {
  phone: string;
  name: string;
  email: string;
  /** One of the creator's own. */
  question?: string;
  answer?: string;
}

/** From a page's main button over the details to the gateway. `sum` is as the button says it. */
export async function order(page: Page, details: Details, sum: string): Promise<void> {
  await page.locator('[data-main-action]').first().click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(details.phone);
  await form.getByText('Email and name (optional)').click();
  await form.getByLabel('Email').fill(details.email);
  await form.getByLabel('Name').fill(details.name);
  if (details.question) await form.getByLabel(details.question).fill(details.answer ?? '');
  await form.getByRole('button', { name: `Pay ${sum}` }).click();
  await atGateway(page);
}

export async function atGateway(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/payments\//);
  await expect(page.getByText('No money moves here.')).toBeVisible();
}

/** Decides the payment by a button of the gateway's page. */
export const decide = (page: Page, button: string): Promise<void> =>
  page.getByRole('button', { name: button }).click();

/** Proves a phone of ten digits at the page of a membership, and arrives there as its member. */
export async function openMembership(
  page: Page,
  haat: Haat,
  { path, phone }: { path: string; phone: string },
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const otp = await passwordSentTo(haat, `+91${phone}`);
  await page.getByLabel(/code/i).first().fill(otp);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}
