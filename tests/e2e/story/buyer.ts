// What a buyer does, page by page.
import type { Page } from '@playwright/test';
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
