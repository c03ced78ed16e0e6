import type { PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CashfreeShop, openCashfreeShop } from '../testing/cashfree';

const prices = [
  { type: 'subscription' as const, amount: 49_900, period: { unit: 'month' as const, count: 1 } },
];
let shop: CashfreeShop;
let product: string;
let back: string;

beforeAll(async () => {
  shop = await openCashfreeShop();
  product = await shop.page(shop.owner, { prices });
  back = `${shop.deps.webhookBase()}/webhooks/cashfree`;
  shop.cashfree.subscriptions.clock(() => shop.deps.clock.now());
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.cashfree.trouble(null);
  shop.cashfree.webhooksTo(back);
});

let people = 0;
async function placed(of = product): Promise<PlacedOrder> {
  const buyer = { phone: `91234${String(20_000 + ++people)}`, email: 'ravi@example.com', name: 'Ravi' };
  const { status, body } = await shop.order(of, { autopay: true, buyer });
  expect(status).toBe(201);
  return body;
}
const agree = ({ id }: PlacedOrder) => shop.cashfree.subscriptions.approve(id);
const atCashfree = ({ id }: PlacedOrder) => shop.cashfree.subscriptions.book.subscription(id);
const salesOf = ({ id }: PlacedOrder) => shop.count('ledger_tx', `reference = '${id}' and type = 'sale'`);

describe('an order that is paid with an approval at Cashfree', () => {
  it('is paid once, however often and late its webhooks come', async () => {
    const order = await placed();
    const from = shop.cashfree.webhooks.length;
    await agree(order);
    const sent = shop.cashfree.webhooks.slice(from);
    expect(sent.length).toBeGreaterThan(1);
    for (const webhook of [...sent, ...sent.toReversed()]) await shop.cashfree.deliver(webhook);
    await shop.later(0);
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled', method: 'upiAutopay' });
    expect(await salesOf(order)).toBe(1);
    expect(atCashfree(order)?.subscription_status).toBe('ACTIVE');
  });

  it('is heard of by asking when no webhook comes', async () => {
    const order = await placed();
    shop.cashfree.webhooksTo(null);
    await agree(order);
    await shop.later(3);
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled' });
    expect(await salesOf(order)).toBe(1);
  });

  it('waits for a bank that takes its time, and is paid when that agrees', async () => {
    const order = await placed();
    await shop.cashfree.subscriptions.approve(order.id, 'PENDING');
    await shop.later(60);
    expect(await shop.read(order)).toMatchObject({ status: 'pending' });
    expect(atCashfree(order)?.subscription_status).toBe('BANK_APPROVAL_PENDING');
    await shop.cashfree.subscriptions.decideApproval(order.id, 'SUCCESS');
    await shop.later(0);
    expect(await shop.read(order)).toMatchObject({ status: 'fulfilled' });
  });

  it('leaves nothing open at Cashfree when nobody agrees, also when Cashfree is down just then', async () => {
    const order = await placed();
    await shop.later(29);
    shop.cashfree.trouble('down');
    await shop.later(5);
    expect(await shop.read(order)).toMatchObject({ status: 'awaitingPayment' });
    shop.cashfree.trouble(null);
    await shop.later(60);
    expect(await shop.read(order)).toMatchObject({ status: 'expired' });
    await shop.later(60);
    expect(atCashfree(order)?.subscription_status).toBe('CANCELLED');
  });

  it('opens nothing while Cashfree is silent, and says so', async () => {
    shop.cashfree.trouble('down');
    const buyer = { phone: '9123429999', email: 'ravi@example.com', name: 'Ravi' };
    expect(await shop.order(product, { autopay: true, buyer })).toMatchObject({
      status: 503,
      body: { code: 'payment_unavailable' },
    });
  });
});
