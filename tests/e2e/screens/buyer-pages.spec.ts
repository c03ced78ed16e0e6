// Pages that only buyers meet, each in every layout and both themes: those that no address of the contract alone leads to.
import type { Page } from '@playwright/test';
import { contents } from '../../../server/modules/catalog/products/kinds/testing/contents';
import { decide, placeOrder, publishProduct, signIn } from '../../simulators/shop';
import { expectGoodLooks } from '../harness/looks';
import { newPhone } from '../harness/people';
import { openWhole, rememberSession } from '../harness/shop';
import { expect, test, type Visit, widths } from '../harness/test';

test.describe.configure({ mode: 'parallel' });

interface Sold {
  course: string;
  webinar: string;
  page: string;
}

let sold: Sold;
let full: string;
test.beforeAll(async ({ haat }) => {
  const { token } = await signIn(haat, newPhone(), 'Meera Iyer');
  const sell = async (kind: 'course' | 'webinar' | 'page', title: string, more: object) => {
    const prices = [{ type: 'once' as const, amount: 49_900 }];
    return (await publishProduct(haat.url, token, { kind, title, prices, ...more })).id;
  };
  const startsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const live = { ...contents.webinar, startsAt };
  sold = {
    course: await sell('course', 'Bread, from the start', { content: contents.course }),
    webinar: await sell('webinar', 'Evening ragas, live', { content: live }),
    page: await sell('page', 'Raga notes', {}),
  };
  full = await sell('webinar', 'One seat, and it is taken', { content: { ...live, seats: 1 } });
  const buyer = { phone: newPhone() };
  await decide(
    haat.url,
    (await placeOrder(haat.url, { productId: full, buyer }, newPhone())).payment.session,
  );
});

interface Bought {
  orderId: string;
  session: string;
}

/** In this browser, which holds it from then on. */
async function order({ context }: Visit, kind: keyof Sold, more: object = {}): Promise<Bought> {
  const answer = await context.request.post('/api/orders', {
    data: { productId: sold[kind], buyer: { phone: newPhone() }, ...more },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { id, payment } = (await answer.json()) as { id: string; payment: { session: string } };
  return { orderId: id, session: payment.session };
}

async function buy(visit: Visit, kind: keyof Sold, more: object = {}): Promise<Bought> {
  const bought = await order(visit, kind, more);
  await visit.context.request.post(`/sandbox/payments/${bought.session}`, { data: { outcome: 'success' } });
  await expect(async () => {
    const seen = await visit.context.request.get(`/access/${bought.orderId}`, { maxRedirects: 0 });
    expect(await seen.text()).toContain('yours-to-keep');
  }).toPass();
  return bought;
}

interface Shown {
  name: string;
  open: (visit: Visit) => Promise<unknown>;
  heading: string | RegExp;
}

const pages: Shown[] = [
  ...(['course', 'webinar'] as const).map((kind) => ({
    name: `receipt of a ${kind}`,
    open: async (visit: Visit) => visit.page.goto(`/access/${(await buy(visit, kind)).orderId}`),
    heading: /^Thank you for/,
  })),
  {
    name: 'gift that waits',
    open: async (visit) => {
      const deliverOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
      const gift = { phone: newPhone(), name: 'Ravi', from: 'Asha', message: 'Happy birthday', deliverOn };
      await visit.page.goto(`/access/${(await buy(visit, 'course', { gift })).orderId}`);
    },
    heading: /gift/,
  },
  {
    name: 'receipt in another browser',
    open: async (visit) => {
      const { orderId } = await buy(visit, 'page');
      await visit.context.clearCookies();
      await visit.page.goto(`/access/${orderId}`);
    },
    heading: 'Open what you bought',
  },
  {
    name: 'course',
    open: async (visit) => {
      const { orderId } = await buy(visit, 'course');
      await visit.page.goto(`/access/${orderId}`);
      await visit.page.getByRole('link', { name: 'All lessons' }).click();
    },
    heading: 'Bread, from the start',
  },
  {
    name: 'library without scripts',
    open: async (visit) => {
      for (const kind of ['course', 'webinar', 'page'] as const) await buy(visit, kind);
      await visit.page.goto('/purchase/library');
    },
    heading: 'Purchases',
  },
  {
    name: 'one purchase',
    open: async (visit) => visit.page.goto(`/purchase/library/${(await buy(visit, 'page')).orderId}`),
    heading: 'Raga notes',
  },
  {
    name: 'page of what is owned',
    open: async (visit) => {
      await buy(visit, 'course');
      await visit.page.goto(`/pp/${sold.course}/checkout`);
    },
    heading: 'You already have this',
  },
  {
    name: 'checkout of a gift',
    open: ({ page }) => page.goto(`/pp/${sold.course}/checkout?for=someone`),
    heading: 'Your details',
  },
  {
    name: 'link for somebody who pays',
    open: async (visit) => visit.page.goto(`/cashfree/ask?id=${(await order(visit, 'page')).orderId}`),
    heading: 'Ask somebody else to pay',
  },
  {
    name: 'question to a creator',
    open: ({ page }) => page.goto(`/pp/${sold.course}/ask`),
    heading: 'Ask Meera Iyer',
  },
  {
    name: 'waiting list',
    open: ({ page }) => page.goto(`/pp/${full}/waiting-list`),
    heading: /waiting list/i,
  },
  {
    name: 'library without a number',
    open: ({ page }) => page.goto('/purchase/library'),
    heading: 'Open what you bought',
  },
  { name: 'offline page', open: ({ page }) => page.goto('/offline'), heading: 'You’re Offline' },
  { name: 'report', open: ({ page }) => page.goto('/ContactUs?topic=report&about=%2Fpp%2Fx'), heading: /./ },
];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

for (const shown of pages) {
  test(`the ${shown.name} looks good`, async ({ visit }) => {
    const person = await visit({ viewport: widths.phone });
    await shown.open(person);
    await expectGoodLooks(person.page, heading(person.page, shown.heading).first());
  });
}

test('a buyer’s own screens look good', async ({ haat, visit }) => {
  test.slow();
  const person = await visit({ viewport: widths.phone });
  const phone = newPhone();
  for (const kind of ['course', 'webinar', 'page'] as const) await buy(person, kind, { buyer: { phone } });
  const session = await signIn(haat, phone);
  await rememberSession(person.page, { ...session, user: { ...session.user, startsAt: 'library' } });
  for (const address of ['/purchase', '/purchase?show=coming', '/purchase?show=receipts', '/account'])
    await test.step(address, async () => {
      await openWhole(person.page, address);
      await expectGoodLooks(person.page, person.page.locator('h1').first());
    });
});
