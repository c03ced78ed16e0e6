// The screens of the first sale in states that no address alone leads to.
import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../harness/looks';
import { openShop, rememberSession, type Shop } from '../harness/shop';
import { test, type Visit, widths } from '../harness/test';

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
