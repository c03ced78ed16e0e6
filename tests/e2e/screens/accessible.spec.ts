// The screens of the first sale in states that no address alone leads to.
import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { expect, test, type Visit, widths } from '../harness/test';

interface Screen {
  name: string;
  /** Opens it. Who is signed in is part of it. */
  open: (visit: Visit, shop: Shop) => Promise<unknown>;
  /** Something that is only there once the screen has all it shows. */
  ready: (page: Page) => ReturnType<Page['getByText']>;
}

const signedIn =
  (path: string) =>
  async ({ page }: Visit, shop: Shop) => {
    await rememberSession(page, shop.creator);
    await page.goto(path.replace('{sale}', shop.orders[0]?.id ?? '').replace('{page}', shop.pageId));
  };

/** As the browser that placed the order: its cookie comes with the answer. */
const asBuyer = (path: (orderId: string) => string, outcome?: 'success' | 'failed') => {
  return async ({ page, context }: Visit, { pageId }: Shop) => {
    const answer = await context.request.post('/api/orders', {
      data: { productId: pageId, buyer: { phone: '9876501234' } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { id, payment } = (await answer.json()) as { id: string; payment: { session: string } };
    if (outcome) await context.request.post(`/sandbox/payments/${payment.session}`, { data: { outcome } });
    await page.goto(path(id));
  };
};

/** At the bank of somebody who lets what they subscribe to renew automatically, and perhaps with its yes. */
const atBank = (act?: 'agree') => {
  return async ({ page, context }: Visit, { creator }: Shop) => {
    const headers = { authorization: `Bearer ${creator.token}` };
    const period = { unit: 'month', count: 1 };
    const prices = [{ type: 'subscription', amount: 49_900, period }];
    const data = { kind: 'page', title: 'Evening ragas', prices };
    const product = await context.request.post('/api/products', { headers, data });
    const { id: productId } = (await product.json()) as { id: string };
    await context.request.post(`/api/products/${productId}/publish`, { headers });
    const answer = await context.request.post('/api/orders', {
      data: { productId, autopay: true, buyer: { phone: '9876501234' } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { id, payment } = (await answer.json()) as { id: string; payment: { session: string } };
    const bank = `/sandbox/mandates/${payment.session}`;
    if (!act) {
      await page.goto(bank);
      return;
    }
    // A browser says where a form comes from, and without it none is taken.
    const { origin } = new URL(answer.url());
    const sent = await context.request.post(`${bank}/form`, {
      form: { act, method: 'upi' },
      headers: { origin },
    });
    expect(sent.ok()).toBe(true);
    // Until its order is paid, which jobs see to, it has no page of its own.
    await expect(async () => {
      await page.goto(`/autopay?id=${id}&back=1`);
      expect(page.url()).toContain('/autopay');
    }).toPass();
  };
};

const screens: Screen[] = [
  {
    name: 'price of a page',
    open: signedIn('/Create/page?id={page}&step=price'),
    ready: (page) => page.getByRole('textbox', { name: 'Price' }),
  },
  {
    name: 'publishing a page',
    open: signedIn('/Create/page?id={page}&step=publish'),
    ready: (page) => page.getByText('Your page is on sale.'),
  },
  {
    name: 'one sale',
    open: signedIn('/transaction?sale={sale}'),
    ready: (page) => page.getByRole('dialog').getByText('You receive'),
  },
  {
    name: 'checkout',
    open: ({ page }, { pageId }) => page.goto(`/pp/${pageId}/checkout`),
    ready: (page) => page.getByRole('form', { name: 'Your details' }),
  },
  {
    name: 'gateway',
    open: ({ page }, { orders }) => page.goto(`/sandbox/payments/${orders[2]?.session}`),
    ready: (page) => page.getByText('No money moves here.'),
  },
  {
    name: 'bank',
    open: atBank(),
    ready: (page) => page.getByText('No money moves here.'),
  },
  {
    name: 'agreed mandate',
    open: atBank('agree'),
    ready: (page) => page.getByText('Auto-renew is on'),
  },
  {
    name: 'payment being checked',
    open: asBuyer((id) => `/cashfree?id=${id}&back=1`),
    ready: (page) => page.getByText('Please do not pay again.'),
  },
  {
    name: 'payment that failed',
    open: asBuyer((id) => `/cashfree?id=${id}&back=1`, 'failed'),
    ready: (page) => page.getByText('Payment failed'),
  },
  {
    name: 'receipt',
    open: asBuyer((id) => `/access/${id}`, 'success'),
    ready: (page) => page.getByRole('link', { name: 'Request a refund' }),
  },
  {
    name: 'not found',
    open: ({ page }) => page.goto('/nothing/here'),
    ready: (page) => page.getByRole('heading', { name: 'Page not found' }),
  },
];

let shop: Shop;
test.beforeAll(async ({ haat }) => {
  shop = await openShop(haat);
});

for (const { name, open, ready } of screens) {
  test(`the ${name} screen`, async ({ visit }) => {
    const person = await visit({ viewport: widths.phone });
    await open(person, shop);
    await expectGoodLooks(person.page, ready(person.page));
  });
}
