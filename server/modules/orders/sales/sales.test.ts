import type {
  PlacedOrder,
  Purchase,
  Purchases,
  TransactionDetail,
  Transactions,
  WalletEntries,
} from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Seller, type Shop } from '../checkout/testing/shop';

let shop: Shop;
let seller: Seller;
let stranger: Seller;
let product: string;

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  stranger = await shop.seller('Meera');
  product = await shop.page(seller, {
    questions: [{ id: 'size', label: 'Size', type: 'text', required: false }],
  });
});
afterAll(() => shop.close());

async function sell(more: object = {}): Promise<PlacedOrder> {
  const { body } = await shop.order(product, more);
  await shop.pay(body.payment.session);
  shop.deps.clock.advance(60_000);
  return body;
}

async function get<T>(url: string, token = seller.token): Promise<T> {
  const { status, body } = await shop.call({ method: 'GET', url, token });
  expect([url, status]).toEqual([url, 200]);
  return body;
}

const refund = (id: string, payload: object = {}, token = seller.token) =>
  shop.call({ method: 'POST', url: `/api/transactions/${id}/refund`, token, payload });

describe('the list of sales', () => {
  it('shows what was paid, newest first, a page at a time, with the totals of the filter', async () => {
    const owner = await shop.seller('Kavi');
    const page = await shop.page(owner);
    const sold: string[] = [];
    for (let sale = 0; sale < 5; sale += 1) {
      const { body } = await shop.order(page);
      await shop.pay(body.payment.session);
      shop.deps.clock.advance(60_000);
      sold.unshift(body.id);
    }
    await shop.order(page);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const url = `/api/transactions?limit=2${cursor && `&cursor=${cursor}`}`;
      const part: Transactions = await get(url, owner.token);
      seen.push(...part.items.map(({ id }) => id));
      expect(part.totals).toEqual({
        count: 5,
        amount: 249_500,
        fee: 12_475,
        feeTax: 2_245,
        refunded: 0,
        net: 234_780,
      });
      cursor = part.next;
    }
    expect(seen).toEqual(sold);
  });

  it('finds by buyer, order, product, status and time', async () => {
    const order = await sell({
      buyer: { phone: '98111 22333', name: 'Lakshmi 50%_', email: 'lak@example.com' },
    });
    await sell();
    const found = async (query: string) => {
      const { items } = await get<Transactions>(`/api/transactions?${query}`);
      return items.map(({ id }) => id);
    };
    for (const q of ['laksh', '50%_', 'LAK@', '98111 22', '+91 98111', order.id])
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [order.id]]);
    expect(await found('q=%25%25')).toEqual([]);
    expect(await found(`productId=${product}&kind=page&status=fulfilled&q=lak`)).toEqual([order.id]);
    expect(await found('kind=course')).toEqual([]);
    expect(await found(`productId=${'x'.repeat(16)}`)).toEqual([]);
    const from = shop.deps.clock.now().toISOString();
    expect(await found(`from=${from}`)).toEqual([]);
    const late = await sell();
    expect(await found(`from=${from}`)).toEqual([late.id]);
    const { body: failed } = await shop.order(product);
    await shop.pay(failed.payment.session, 'failed');
    expect(await found('status=failed')).toEqual([failed.id]);
  });

  it.each(['cursor=nonsense', 'limit=0', 'limit=1000', 'status=stolen', 'from=yesterday', 'kind=house'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await shop.call({
        method: 'GET',
        url: `/api/transactions?${query}`,
        token: seller.token,
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    },
  );

  it('is nobody else’s', async () => {
    const order = await sell();
    expect((await get<Transactions>('/api/transactions', stranger.token)).items).toEqual([]);
    const url = `/api/transactions/${order.id}`;
    expect((await shop.call({ method: 'GET', url, token: stranger.token })).status).toBe(404);
    expect((await refund(order.id, {}, stranger.token)).status).toBe(404);
    for (const path of ['/api/transactions', '/api/wallet', '/api/wallet/entries', '/api/purchases', url]) {
      expect((await shop.call({ method: 'GET', url: path })).status).toBe(401);
      expect((await shop.call({ method: 'GET', url: path, token: 'forged' })).status).toBe(401);
    }
  });
});

describe('a sale', () => {
  it('tells its story and its answers', async () => {
    const { body: order } = await shop.order(product, { answers: { size: 'M' } });
    await shop.pay(order.payment.session, 'failed');
    shop.deps.clock.advance(1_000);
    await shop.pay(order.payment.session);
    const detail = await get<TransactionDetail>(`/api/transactions/${order.id}`);
    expect(detail.timeline.map(({ text }) => text)).toEqual([
      'The buyer placed the order',
      'The payment failed: The bank declined the payment',
      'Paid by UPI',
      'The buyer got access and a receipt',
    ]);
    expect(detail.paymentReference).toMatch(/\S/);
    expect(detail.source).toEqual({ name: 'Direct', detail: 'typed, saved or sent' });
    expect(detail.answers).toEqual([{ label: 'Size', answer: 'M' }]);
    expect(detail).toMatchObject({
      refundable: 49_900,
      transaction: { fee: 2_495, feeTax: 449, net: 46_956 },
    });
  });
});

describe('the wallet', () => {
  it('keeps a sale pending for two working days, then makes it available', async () => {
    const owner = await shop.seller('Nila');
    const page = await shop.page(owner);
    const { body } = await shop.order(page);
    await shop.pay(body.payment.session);
    const net = 46_956;
    const fresh = await shop.wallet(owner);
    expect(fresh).toMatchObject({ pending: net, available: 0, inTransit: 0, lifetime: net });
    const due = new Date(fresh.upcoming[0]?.on ?? '');
    const soldAt = fresh.upcoming[0]?.soldFrom;
    expect(soldAt).toEqual(expect.any(String));
    expect(fresh.upcoming).toEqual([
      { on: due.toISOString(), amount: net, sales: 1, soldFrom: soldAt, soldTo: soldAt },
    ]);
    const settlement = async () =>
      (await get<TransactionDetail>(`/api/transactions/${body.id}`, owner.token)).settlement;
    expect(await settlement()).toEqual({ status: 'pending', availableAt: due.toISOString() });
    shop.deps.clock.advance(due.getTime() - shop.deps.clock.now().getTime() - 1_000);
    await shop.deps.jobs.drain();
    expect((await shop.wallet(owner)).pending).toBe(net);
    shop.deps.clock.advance(61_000);
    await shop.deps.jobs.drain();
    expect(await shop.wallet(owner)).toMatchObject({
      pending: 0,
      available: net,
      lifetime: net,
      upcoming: [],
    });
    expect(await settlement()).toEqual({ status: 'available', availableAt: null });
    const entries = await get<WalletEntries>('/api/wallet/entries', owner.token);
    expect(entries.items.map(({ type, amount, balance }) => [type, amount, balance])).toEqual([
      ['feeTax', -449, net],
      ['fee', -2_495, 47_405],
      ['sale', 49_900, 49_900],
    ]);
    const { buyer, product: sold } = (
      await get<TransactionDetail>(`/api/transactions/${body.id}`, owner.token)
    ).transaction;
    for (const { sale, payoutAccount } of entries.items) {
      expect(sale).toEqual({ productTitle: sold.title, buyer });
      expect(payoutAccount).toBeNull();
    }
  });
});

describe('a buyer’s purchases', () => {
  it('are found by the phone that bought, newest first, and open for a while', async () => {
    const buyer = await shop.seller('Devi');
    const first = await sell({ buyer: { phone: buyer.phone } });
    const second = await sell({ buyer: { phone: buyer.phone.replace('+91', '0') } });
    await sell();
    await shop.order(product, { buyer: { phone: buyer.phone } });
    await refund(first.id);
    const { items } = await get<Purchases>('/api/purchases', buyer.token);
    expect(items).toMatchObject([
      {
        orderId: second.id,
        status: 'fulfilled',
        product: { id: product, title: 'Raga basics', seller: 'Asha' },
        accessUrl: expect.stringMatching(new RegExp(`^/access/${second.id}\\?pass=`)),
      },
      { orderId: first.id, status: 'refunded', accessUrl: null },
    ]);
    const page = await get<Purchases>('/api/purchases?limit=1', buyer.token);
    const rest = await get<Purchases>(`/api/purchases?limit=1&cursor=${page.next}`, buyer.token);
    expect([page.items[0]?.orderId, rest.items[0]?.orderId, rest.next]).toEqual([second.id, first.id, null]);
    const one = await get<Purchase>(`/api/purchases/${second.id}`, buyer.token);
    expect(one).toMatchObject({ orderId: second.id, amount: 49_900, product: { id: product } });
    const foreign = `/api/purchases/${second.id}`;
    expect((await shop.call({ method: 'GET', url: foreign, token: stranger.token })).status).toBe(404);
  });
});
