// A subscription that renews automatically: agreed to with the first payment or later, announced, charged by the built-in bank, refused, paid by
// hand, and turned off.
import type { Subscription } from '@haat/openapi';
import type { Page } from '@playwright/test';
import { call } from '../../simulators/call';
import type { Haat } from '../../simulators/haat';
import {
  type Creator,
  expectStatus,
  placeOrder,
  publishPage,
  decide as settle,
  signIn,
} from '../../simulators/shop';
import { goOn } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { countMessages, newPhone, nextMessage } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, widths } from '../harness/test';
import { atGateway, decide } from '../story/buyer';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const indiaMs = 5.5 * hourMs;

/** On to an hour in India, so many days from the one on which `end` falls. */
async function goTo(haat: Haat, end: string, days: number, hour: number): Promise<void> {
  const midnight = Math.floor((Date.parse(end) + indiaMs) / dayMs) * dayMs - indiaMs;
  const now = await goOn(haat, 1_000);
  await goOn(haat, midnight + days * dayMs + hour * hourMs - now.getTime());
}

/** Time goes on until the page says so: what time brings is done by jobs that run every minute. */
const until = (haat: Haat, page: Page, text: RegExp) =>
  expect(async () => {
    await goOn(haat, 60_000);
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

async function openClub(haat: Haat): Promise<string> {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  const { id } = await publishPage(haat.url, creator.token, {
    title: 'Evening ragas',
    prices: [
      { type: 'subscription', label: 'Listener', amount: 49_900, period: { unit: 'month', count: 1 } },
    ],
  });
  return id;
}

/** When what is paid for runs out. */
async function endOf(haat: Haat, { token }: Creator, id: string): Promise<string> {
  const answer = await call<Subscription>(haat.url, 'GET', `/api/subscriptions/${id}`, { token });
  return expectStatus(answer, 200).endsAt ?? '';
}

const section = (page: Page) => page.getByRole('region', { name: 'Subscription' });

/** The link of the newest announcement. */
async function linkToSayNo(haat: Haat, phone: string): Promise<string> {
  const { text } = await nextMessage(haat, phone, 0, (one) => one.text.includes('To decline'));
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}

/** Somebody who has paid for a month lets it renew automatically; leaves them at their subscription. */
async function subscribeAndAgree(haat: Haat, page: Page, phone: string) {
  const productId = await openClub(haat);
  const buyer = { phone, name: 'Asha Rao', email: 'asha@example.com' };
  const { id, payment } = await placeOrder(haat.url, { productId, buyer }, `autopay-${phone}`);
  await settle(haat.url, payment.session);
  const person = await signIn(haat, phone);
  await rememberSession(page, person);

  await page.goto(`/purchase?order=${id}`);
  await section(page).getByRole('button', { name: 'Turn on auto-renew' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on auto-renew' });
  await expect(dialog.getByText(/^At most ₹499 is charged each time/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Authorise with UPI or card' }).click();
  await expect(page.getByText('No money moves here.')).toBeVisible();
  const bank = page.url();
  await page.getByRole('button', { name: 'Authorise', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Auto-renew is on' })).toBeVisible();
  await page.getByRole('link', { name: 'View subscription' }).click();
  await expect(section(page).getByText(/^Renews on .*: ₹499 with UPI\./)).toBeVisible();
  return { person, id, bank };
}

test('agreed to later, it is announced and charged, and ends by the link of the announcement', async ({
  visit,
  haat,
}) => {
  const phone = newPhone();
  const { page } = await visit({ viewport: widths.phone });
  const { person, id } = await subscribeAndAgree(haat, page, phone);

  const end = await endOf(haat, person, id);
  await goTo(haat, end, -2, 10.1);
  const link = await linkToSayNo(haat, phone);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Renews on .*: ₹499 with UPI$/ })).toBeVisible();
  await goTo(haat, end, -1, 10.1);
  await until(haat, page, /^₹499 with UPI will be charged on /);
  const before = await countMessages(haat, phone);
  await goTo(haat, end, 0, 12);
  const receipt = await nextMessage(haat, phone, before, (one) => one.text.includes('Rs 499 paid'));
  expect(receipt.text).toContain('Evening ragas');
  await until(haat, page, /^Renews on /);

  await page.getByRole('button', { name: 'Turn off auto-renew' }).click();
  const off = page.getByText(/^Auto-renew is off\./);
  await expect(off).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue your subscription' })).toBeVisible();
  await expectGoodLooks(page, off);
  const { page: later } = await visit({ viewport: widths.desktop });
  await rememberSession(later, await signIn(haat, phone));
  await later.goto(`/purchase?order=${id}`);
  await expect(section(later).getByText(/^Paid until .*It does not auto-renew/)).toBeVisible();
  await expect(section(later).getByText('Payments')).toBeVisible();
});

test('agreed to with the first payment and refused twice, it is paid by hand and turned off', async ({
  visit,
  haat,
}) => {
  const productId = await openClub(haat);
  const phone = newPhone();
  const { page } = await visit({ viewport: widths.phone });
  await page.goto(`/pp/${productId}`);
  await page.getByRole('link', { name: 'Subscribe for ₹499' }).click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(phone);
  const byItself = form.getByRole('checkbox', { name: /^Auto-renew/ });
  await expect(byItself).not.toBeChecked();
  await form.getByText(/^Auto-renew:/).click();
  await expect(byItself).toBeChecked();
  await form.getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(page.getByText('No money moves here.')).toBeVisible();
  const bank = page.url();
  await page.getByRole('button', { name: 'Authorise', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for “Evening ragas”' })).toBeVisible();
  const id = /\/access\/(\w+)/.exec(page.url())?.[1] ?? '';
  const person = await signIn(haat, phone);
  const end = await endOf(haat, person, id);

  const sayNo = async () => {
    await page.goto(bank);
    await page.getByRole('button', { name: 'Decline the next charge' }).click();
    await expect(page.getByRole('button', { name: 'Approve the next charge' })).toBeVisible();
  };
  await sayNo();
  await goTo(haat, end, -2, 10.1);
  await page.goto(await linkToSayNo(haat, phone));
  await goTo(haat, end, -1, 10.1);
  await until(haat, page, /^₹499 with UPI will be charged on /);
  const link = page.url();
  await goTo(haat, end, 0, 12);
  await until(haat, page, /^Your payment of ₹499 failed/);
  await sayNo();
  await page.goto(link);
  await goTo(haat, end, 1, 10.1);
  await until(haat, page, /^₹499 with UPI will be charged on /);
  await goTo(haat, end, 2, 12);
  await until(haat, page, /^Auto-renew failed/);
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await atGateway(page);
  await decide(page, 'Pay ₹499');
  await expect(page.getByRole('heading', { name: 'Thank you for “Evening ragas”' })).toBeVisible();

  await rememberSession(page, await signIn(haat, phone));
  await page.goto(`/purchase?order=${id}`);
  await expect(section(page).getByText('Active')).toBeVisible();
  const text = section(page).getByText(/^Renews on .*: ₹499 with UPI\./);
  await expectGoodLooks(page, text);
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off auto-renew?' });
  await expect(dialog.getByText(/^Nothing more is charged\. You keep access until /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(section(page).getByRole('button', { name: 'Turn on auto-renew' })).toBeVisible();
  // The button that led to the question is gone: the keyboard goes on from the sheet.
  await expect(page.getByRole('dialog', { name: 'Evening ragas' })).toBeFocused();
});

test('held and ended in the app of its bank, it says so and can be agreed to anew', async ({
  visit,
  haat,
}) => {
  const { page } = await visit({ viewport: widths.phone });
  const { id, bank } = await subscribeAndAgree(haat, page, newPhone());
  const inTheApp = async (button: string, text: RegExp) => {
    await page.goto(bank);
    await page.getByRole('button', { name: button }).click();
    await page.goto(`/purchase?order=${id}`);
    await until(haat, page, text);
  };
  await inTheApp('Put it on hold', /^Auto-renew is paused in your bank or UPI app\./);
  await inTheApp('Resume', /^Renews on /);
  await inTheApp('End it', /It does not auto-renew: we remind you before the end\.$/);
  await expect(section(page).getByRole('button', { name: 'Turn on auto-renew' })).toBeVisible();
});
