// Every page that buyers meet, and how each is come by: for the tests that look at all of them.
import { productKinds } from '@haat/kinds/facts';
import { expect, type Page } from '@playwright/test';
import { type BuyerPage, buy, order } from './buyer-page';
import { type BuyerShop, titles } from './buyer-shop';
import { messagePages } from './message-pages';
import { newPhone } from './people';
import type { Visit } from './test';

/** Its script has taken over, which draws the choice of a country. */
async function openCheckout(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('form', { name: 'Your details' })).toHaveAttribute('novalidate');
}

const agreed = 'Auto-renew is on';

/** Lets a subscription renew automatically; ends at the page of it. */
async function agreeAtBank(visit: Visit, { club, haat }: BuyerShop): Promise<void> {
  const { orderId, session } = await order(visit, club, { autopay: true });
  // A browser says where a form comes from, and without it none is taken.
  const sent = await visit.context.request.post(`/sandbox/mandates/${session}/form`, {
    form: { act: 'agree', method: 'upi' },
    headers: { origin: haat.url },
  });
  expect(sent.ok()).toBe(true);
  // Until its order is paid, which jobs see to, it has no page of its own, or one that waits for the bank.
  await expect(async () => {
    await visit.page.goto(`/autopay?id=${orderId}&back=1`);
    expect(await visit.page.locator('h1').allInnerTexts()).toEqual([agreed]);
  }).toPass();
}

export const buyerPages: BuyerPage[] = [
  ...(Object.keys(titles) as (keyof typeof titles)[]).map((kind) => ({
    name: `receipt of a ${kind}`,
    open: async (visit: Visit, { sold }: BuyerShop) =>
      visit.page.goto(`/access/${(await buy(visit, sold[kind])).orderId}`),
    heading: /^Thank you for/,
  })),
  ...messagePages,
  {
    name: 'gift that waits',
    open: async (visit, { sold }) => {
      const deliverOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
      const gift = { phone: newPhone(), name: 'Ravi', from: 'Asha', message: 'Happy birthday', deliverOn };
      await visit.page.goto(`/access/${(await buy(visit, sold.course, { gift })).orderId}`);
    },
    heading: /gift/,
  },
  {
    name: 'receipt in another browser',
    open: async (visit, { sold }) => {
      const { orderId } = await buy(visit, sold.page);
      await visit.context.clearCookies();
      await visit.page.goto(`/access/${orderId}`);
    },
    heading: 'Open what you bought',
  },
  {
    name: 'course',
    open: async (visit, { sold }) => {
      const { orderId } = await buy(visit, sold.course);
      await visit.page.goto(`/access/${orderId}`);
      await visit.page.getByRole('link', { name: 'All lessons' }).click();
    },
    heading: 'Bread, from the start',
  },
  {
    name: 'library without scripts',
    open: async (visit, { sold }) => {
      for (const kind of ['course', 'webinar', 'page'] as const) await buy(visit, sold[kind]);
      await visit.page.goto('/purchase/library');
    },
    heading: 'Purchases',
  },
  {
    name: 'one purchase',
    open: async (visit, { sold }) =>
      visit.page.goto(`/purchase/library/${(await buy(visit, sold.page)).orderId}`),
    heading: 'Raga notes',
  },
  {
    name: 'page of what is owned',
    open: async (visit, { sold }) => {
      await buy(visit, sold.course);
      await visit.page.goto(`/pp/${sold.course}/checkout`);
    },
    heading: 'You already have this',
  },
  {
    name: 'checkout of a gift',
    open: ({ page }, { sold }) => openCheckout(page, `/pp/${sold.course}/checkout?for=someone`),
    heading: 'Your details',
  },
  {
    name: 'link for somebody who pays',
    open: async (visit, { sold }) =>
      visit.page.goto(`/cashfree/ask?id=${(await order(visit, sold.page)).orderId}`),
    heading: 'Ask somebody else to pay',
  },
  {
    name: 'question to a creator',
    open: ({ page }, { sold }) => page.goto(`/pp/${sold.course}/ask`),
    heading: 'Ask Meera Iyer',
  },
  {
    name: 'waiting list',
    open: ({ page }, { full }) => page.goto(`/pp/${full}/waiting-list`),
    heading: /waiting list/i,
  },
  {
    name: 'library without a number',
    open: ({ page }) => page.goto('/purchase/library'),
    heading: 'Open what you bought',
  },
  { name: 'offline page', open: ({ page }) => page.goto('/offline'), heading: 'You’re Offline' },
  {
    name: 'report',
    open: ({ page }) => page.goto('/ContactUs?topic=report&about=%2Fpp%2Fx'),
    heading: 'Contact us',
  },
  ...(Object.keys(titles) as (keyof typeof titles)[]).map((kind) => ({
    name: `preview of a ${kind}`,
    open: ({ page }: Visit, { sold }: BuyerShop) =>
      page.goto(`${productKinds[kind].previewBase}${sold[kind]}`),
    heading: titles[kind],
  })),
  {
    name: 'creator’s page',
    open: ({ page }) => page.goto('/@MeeraSings'),
    heading: 'Meera Iyer',
  },
  {
    name: 'reviews',
    open: ({ page }, { sold }) => page.goto(`/pp/${sold.lock}/reviews`),
    heading: 'Reviews',
  },
  {
    name: 'checkout',
    open: ({ page }, { sold }) => openCheckout(page, `/pp/${sold.page}/checkout`),
    heading: 'Your details',
  },
  {
    name: 'checkout of a subscription',
    open: ({ page }, { club }) => openCheckout(page, `/pp/${club}/checkout`),
    heading: 'Your details',
  },
  {
    name: 'gateway',
    open: async (visit, { sold }) =>
      visit.page.goto(`/sandbox/payments/${(await order(visit, sold.page)).session}`),
    heading: titles.page,
  },
  {
    name: 'bank',
    open: async (visit, { club }) =>
      visit.page.goto(`/sandbox/mandates/${(await order(visit, club, { autopay: true })).session}`),
    heading: 'Evening ragas',
  },
  {
    name: 'agreed mandate',
    open: agreeAtBank,
    heading: agreed,
  },
  {
    name: 'payment being checked',
    open: async (visit, { sold }) =>
      visit.page.goto(`/cashfree?id=${(await order(visit, sold.page)).orderId}&back=1`),
    heading: 'Checking with your bank',
  },
  {
    name: 'payment that failed',
    open: async (visit, { sold }) => {
      const { orderId, session } = await order(visit, sold.page);
      await visit.context.request.post(`/sandbox/payments/${session}`, { data: { outcome: 'failed' } });
      await visit.page.goto(`/cashfree?id=${orderId}&back=1`);
    },
    heading: 'Payment failed',
  },
  {
    name: 'page of whoever pays',
    open: async (visit, { sold }) => {
      await visit.page.goto(`/cashfree/ask?id=${(await order(visit, sold.page)).orderId}`);
      await visit.page.getByRole('button', { name: 'Get a link that pays ₹499' }).click();
      const link = await visit.page
        .getByText(/\/pay-for\//)
        .first()
        .innerText();
      await visit.context.clearCookies();
      await visit.page.goto(link);
    },
    heading: /asks you to pay$/,
  },
  {
    name: 'lesson',
    open: async (visit, { sold }) => {
      const { orderId } = await buy(visit, sold.course);
      await visit.page.goto(`/access/${orderId}`);
      await visit.page.getByRole('link', { name: 'All lessons' }).click();
      await visit.page.locator('main a[href^="/learn/"]').first().click();
    },
    heading: 'Choosing clay',
  },
  {
    name: 'change of a date',
    open: async (visit, { sold }) =>
      visit.page.goto(`/access/${(await buy(visit, sold.webinar)).orderId}/date`),
    heading: 'Change your date',
  },
  {
    name: 'one subscription',
    open: async (visit, { club }) => visit.page.goto(`/purchase/library/${(await buy(visit, club)).orderId}`),
    heading: 'Evening ragas',
  },
  {
    name: 'membership',
    open: ({ page }, { sold }) => page.goto(`/membership?id=${sold.discord}`),
    heading: /^Your membership of/,
  },
];
