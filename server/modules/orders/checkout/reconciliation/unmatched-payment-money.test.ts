import { describe, expect, it } from 'vitest';
import { countMessages, product, sales, setUpCashfree, shop } from '../testing/cashfree.setup';

setUpCashfree();

describe('money that bought nothing', () => {
  it('is sold late while the page is still on sale', async () => {
    const order = await shop.placed(product);
    await shop.later(31);
    expect((await shop.read(order)).status).toBe('expired');
    await shop.cashfree.pay(order.id);
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await shop.count('unmatched_payment')).toBe(0);
  });

  it('goes back by itself when the page is no longer on sale, and the buyer reads so', async () => {
    const ownPage = await shop.page(shop.owner);
    const order = await shop.placed(ownPage);
    await shop.later(31);
    await shop.call({ method: 'POST', url: `/api/products/${ownPage}/pause`, token: shop.owner.token });
    await shop.cashfree.pay(order.id);
    await shop.later(0);
    expect(await shop.read(order)).toMatchObject({
      status: 'expired',
      failure: expect.stringContaining('It is refunded automatically'),
    });
    expect(shop.cashfree.book.refunds(order.id)).toMatchObject([{ refund_amount: 499 }]);
    expect(await countMessages(order.id, '%refunded Rs 499')).toBe(0);
    await shop.cashfree.endRefund(order.id, 'SUCCESS');
    await shop.later(31);
    expect(await countMessages(order.id, '%refunded Rs 499')).toBe(1);
    expect(await shop.count('unmatched_payment', `order_id = '${order.id}' and status = 'returned'`)).toBe(1);
    expect(await sales(order.id)).toBe(0);
  });

  it('buys nothing any more once it has gone back, though the page is on sale again', async () => {
    const ownPage = await shop.page(shop.owner);
    const say = (event: string) =>
      shop.call({ method: 'POST', url: `/api/products/${ownPage}/${event}`, token: shop.owner.token });
    const order = await shop.placed(ownPage);
    await shop.later(31);
    await say('pause');
    await shop.cashfree.pay(order.id);
    await shop.later(0);
    expect((await say('resume')).status).toBe(200);
    const comeBack = () => shop.call({ method: 'GET', url: `/cashfree?id=${order.id}&back=1` });
    await comeBack();
    expect((await shop.read(order)).status).toBe('expired');
    await shop.cashfree.endRefund(order.id, 'SUCCESS');
    await shop.later(31);
    // Cashfree goes on calling it paid, whoever makes us ask.
    await comeBack();
    await shop.later(25 * 60);
    expect((await shop.read(order)).status).toBe('expired');
    expect(await sales(order.id)).toBe(0);
    expect(await shop.count('access_grant', `order_id = '${order.id}'`)).toBe(0);
    expect(shop.cashfree.book.refunds(order.id)).toHaveLength(1);
    // What is paid anew is money like any other.
    await shop.cashfree.pay(order.id);
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await sales(order.id)).toBe(1);
  });

  it('goes back when the last piece was sold meanwhile', async () => {
    const ownPage = await shop.page(shop.owner, { prices: [{ type: 'once', amount: 49_900, stock: 1 }] });
    const order = await shop.placed(ownPage);
    await shop.later(31);
    const other = await shop.placed(ownPage);
    await shop.cashfree.pay(other.id);
    await shop.cashfree.pay(order.id);
    expect((await shop.read(other)).status).toBe('fulfilled');
    expect((await shop.read(order)).status).toBe('expired');
    expect(await shop.count('unmatched_payment', `order_id = '${order.id}' and reason = 'late'`)).toBe(1);
  });

  it('buys the last piece once, when two late payments arrive together', async () => {
    const ownPage = await shop.page(shop.owner, { prices: [{ type: 'once', amount: 49_900, stock: 1 }] });
    const first = await shop.placed(ownPage);
    await shop.later(31);
    const second = await shop.placed(ownPage);
    await shop.later(31);
    await Promise.all([first, second].map(({ id }) => shop.cashfree.pay(id)));
    const ends = await Promise.all([first, second].map(async (order) => (await shop.read(order)).status));
    expect(ends.sort()).toEqual(['expired', 'fulfilled']);
    const both = `order_id in ('${first.id}', '${second.id}')`;
    expect(await shop.count('unmatched_payment', both)).toBe(1);
    expect(await shop.count('access_grant', both)).toBe(1);
  });

  it('goes back when it was paid a second time, and the sale stands', async () => {
    const order = await shop.placed(product);
    await shop.cashfree.pay(order.id);
    await shop.cashfree.pay(order.id);
    await shop.later(0);
    expect((await shop.read(order)).status).toBe('fulfilled');
    expect(await sales(order.id)).toBe(1);
    expect(shop.cashfree.book.refunds(order.id)).toMatchObject([{ refund_amount: 499 }]);
  });

  it('goes back when it is another amount', async () => {
    const order = await shop.placed(product);
    await shop.cashfree.pay(order.id, 'SUCCESS', { amount: 100.5 });
    await shop.later(0);
    expect(await shop.read(order)).toMatchObject({
      failure: expect.stringContaining('does not match the price'),
    });
    expect(shop.cashfree.book.refunds(order.id)).toMatchObject([{ refund_amount: 100.5 }]);
    expect(await sales(order.id)).toBe(0);
  });

  it('is tried again while Cashfree is away, and told to the operator when it refuses', async () => {
    const order = await shop.placed(product);
    await shop.cashfree.pay(order.id);
    await shop.cashfree.pay(order.id);
    shop.cashfree.trouble('down');
    await shop.later(0);
    expect(shop.cashfree.book.refunds(order.id)).toEqual([]);
    shop.cashfree.trouble(null);
    await shop.later(5);
    await shop.cashfree.endRefund(order.id, 'CANCELLED');
    await shop.later(31);
    expect(await shop.count('unmatched_payment', `order_id = '${order.id}' and status = 'refused'`)).toBe(1);
    expect(shop.deps.logged()).toContain('rejected the refund of an unmatched payment');
  });

  it.each([
    ['refused', 'returned', 0],
    ['settled', 'settled', 1],
  ])('that is %s with us and goes back later is %s, with %i differences', async (before, after, found) => {
    const order = await shop.placed(product);
    await shop.cashfree.pay(order.id);
    await shop.cashfree.pay(order.id);
    await shop.later(5);
    const ownPage = `order_id = '${order.id}'`;
    await shop.deps.database.pool.query(
      `update unmatched_payment set status = '${before}', ended_at = now() where ${ownPage}`,
    );
    for (let seen = 0; seen < 2; seen += 1) {
      await shop.cashfree.endRefund(order.id, 'SUCCESS');
      await shop.later(31);
      await shop.later(24 * 60);
    }
    expect(await shop.count('unmatched_payment', `${ownPage} and status = '${after}'`)).toBe(1);
    const differences = `${ownPage} and kind = 'takenTwice' and (detail->>'amount')::int = 49900`;
    expect(await shop.count('gateway_difference', differences)).toBe(found);
    expect(await countMessages(order.id, '%refunded Rs 499')).toBe(1 - found);
    expect(await sales(order.id)).toBe(1);
  });
});
