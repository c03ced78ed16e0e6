// A subscription from its page to its end: subscribed to, renewed by the link of a reminder, changed, cancelled, and thought better of.
import type { Page } from '@playwright/test';
import { publishPage, signIn } from '../../simulators/shop';
import { expectAccessible } from '../harness/accessible';
import { goToMorning } from '../harness/clock';
import { expectGoodLooks } from '../harness/looks';
import { newPhone, nextMessage } from '../harness/people';
import { rememberSession } from '../harness/shop';
import { expect, test, toldAt, widths } from '../harness/test';
import { atGateway, decide } from '../story/buyer';

const month = { unit: 'month', count: 1 } as const;

const library = async (page: Page) => {
  await page.goto('/purchase');
  await page.getByRole('link', { name: 'Details of Evening ragas' }).click();
  return page.getByRole('region', { name: 'Subscription' });
};

for (const [device, viewport] of toldAt('phone')) {
  test(`a buyer subscribes, renews by a link and cancels on a ${device}`, async ({ visit, haat }) => {
    const creator = await signIn(haat, newPhone(), 'Meera Iyer');
    const { id: pageId } = await publishPage(haat.url, creator.token, {
      title: 'Evening ragas',
      prices: [
        { type: 'subscription', label: 'Listener', amount: 49_900, period: month },
        { type: 'subscription', label: 'Pupil', amount: 99_900, period: month },
      ],
    });
    const phone = newPhone();
    const { page } = await visit({ viewport });
    await page.goto(`/pp/${pageId}`);
    await expect(page.getByText('₹499 a month')).toBeVisible();
    const prices = page.getByText(/It does not auto-renew/).first();
    await expect(prices).toBeVisible();
    if (device === 'phone') {
      await expectAccessible(page, prices);
    }
    await page.getByRole('button', { name: 'Subscribe for ₹499' }).click();
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByLabel('Mobile number').fill(phone);
    await form.getByRole('button', { name: 'Pay ₹499' }).click();
    await atGateway(page);
    await decide(page, 'Pay ₹499');
    await expect(page.getByRole('heading', { name: 'Thank you for “Evening ragas”' })).toBeVisible();

    await goToMorning(haat, 'P28D');
    const { text } = await nextMessage(haat, phone, 0, (one) => one.text.includes('Renew for Rs 499'));
    await page.goto(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    const renewal = page.getByRole('heading', { name: 'Continue your subscription' });
    await expect(renewal).toBeVisible();
    if (device === 'phone') {
      await expectAccessible(page, renewal);
    }
    await page.getByRole('button', { name: 'Pay ₹499' }).click();
    await atGateway(page);
    await decide(page, 'Pay ₹499');
    await expect(page.getByRole('heading', { name: 'Thank you for “Evening ragas”' })).toBeVisible();

    await rememberSession(page, await signIn(haat, phone));
    const section = await library(page);
    await expect(section.getByText('Active')).toBeVisible();
    await expect(section.getByText(/^Paid until /)).toBeVisible();
    await section.getByRole('button', { name: 'Change price' }).click();
    const change = page.getByRole('dialog', { name: 'Change price' });
    await change.getByRole('radio', { name: 'Pupil' }).check();
    await expect(change.getByText('Credit for unused days')).toBeVisible();
    await expect(change.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled();
    await change.getByRole('button', { name: 'Keep as is' }).click();

    await section.getByRole('button', { name: 'Cancel subscription' }).click();
    const ask = page.getByRole('dialog', { name: 'Cancel the subscription?' });
    await ask.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(section.getByText('Ends soon')).toBeVisible();
    await expect(section.getByText(/^You keep access until /)).toBeVisible();
    await page.reload();
    await section.getByRole('button', { name: 'Undo cancellation' }).click();
    await expect(section.getByText('Active')).toBeVisible();
    if (device === 'phone') await expectGoodLooks(page, section.getByText('Active'));
  });
}

test('free days begin without a payment, and end by themselves', async ({ visit, haat }) => {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  const { id: pageId } = await publishPage(haat.url, creator.token, {
    title: 'Evening ragas',
    prices: [{ type: 'subscription', amount: 49_900, period: month, trialDays: 7 }],
  });
  const phone = newPhone();
  const { page } = await visit({ viewport: widths.phone });
  await page.goto(`/pp/${pageId}`);
  await expect(page.getByText('7 days free, then ₹499 a month.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Start free trial' }).click();
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for “Evening ragas”' })).toBeVisible();
  await haat.advanceClock('P11D');
  await rememberSession(page, await signIn(haat, phone));
  await expect(async () => {
    const section = await library(page);
    await expect(section.getByText('Ended', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});
