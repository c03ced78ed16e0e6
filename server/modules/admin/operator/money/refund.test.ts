// Sales whose creators do not give the money back.
import { describe, expect, it } from 'vitest';
import { admin, logged, meera, proved, setUpAdminAndCreator } from '../testing/admin.setup';

setUpAdminAndCreator();

describe('a sale beyond its creator’s reach', () => {
  const giveBack = (id: string) => admin.post(`/sales/${id}/refund`, { reason: 'The creator is gone' });

  it('goes back once, with its reason in the log', async () => {
    const { body: placed } = await admin.shop.order(await admin.shop.page(meera));
    expect((await giveBack(placed.id)).body.code).toBe('not_refundable');
    await admin.shop.pay(placed.payment.session);
    const both = await Promise.all([giveBack(placed.id), giveBack(placed.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('refund_under_way');
    await admin.shop.deps.jobs.drain();
    const { transaction } = await admin.shop.sale(meera, placed.id);
    expect([transaction.status, transaction.refunded]).toEqual(['refunded', 49_900]);
    expect(await admin.shop.count('refund', `order_id = '${placed.id}'`)).toBe(1);
    expect(await logged(placed.id)).toMatchObject({ action: 'refundSale', before: { amount: 49_900 } });
    expect(await admin.shop.count('operator_action', `subject = '${placed.id}'`)).toBe(1);
    expect((await giveBack(placed.id)).status).toBe(409);
    expect((await giveBack('nothing')).status).toBe(404);
    await proved();
  });
});

describe('a sale of which less is left', () => {
  const giveBack = (id: string, reason: string) => admin.post(`/sales/${id}/refund`, { reason });
  const found = async (id: string) => (await admin.get(`/find?q=${id}`)).body.orders[0];
  const paid = async () => {
    const { body: placed } = await admin.shop.order(await admin.shop.page(meera));
    await admin.shop.pay(placed.payment.session);
    return placed.id;
  };

  it('is shown and logged with what is left of it', async () => {
    const id = await paid();
    const { status } = await admin.shop.call({
      method: 'POST',
      url: `/api/transactions/${id}/refund`,
      token: meera.token,
      payload: { amount: 20_000 },
      headers: { 'idempotency-key': 'a part of it' },
    });
    expect(status).toBe(200);
    expect(await found(id)).toMatchObject({ amount: 49_900, left: 29_900 });
    expect((await giveBack(id, 'The rest too')).status).toBe(200);
    expect(await logged(id)).toMatchObject({ before: { amount: 29_900 } });
    await admin.shop.deps.jobs.drain();
    expect(await found(id)).toMatchObject({ status: 'refunded', left: 0 });
    await proved();
  });

  it('is given back by a second press, in other words or the same, though the gateway refused the first for a week', async () => {
    const { deps } = admin.shop;
    const gateway = deps.gateways.payments.current;
    const refund = gateway.refund.bind(gateway);
    const id = await paid();
    for (const reason of ['The creator is gone', 'She wrote again']) {
      gateway.refund = async () => 'refused';
      expect((await giveBack(id, reason)).status).toBe(200);
      for (let day = 0; day < 7; day += 1) {
        await deps.jobs.drain();
        if (day < 6) expect((await giveBack(id, 'Again')).body.code).toBe('refund_under_way');
        deps.clock.advance(86_400_000);
        await admin.unlock();
      }
      await deps.jobs.drain();
      expect(await found(id)).toMatchObject({ status: 'fulfilled', left: 49_900 });
    }
    gateway.refund = refund;
    expect((await giveBack(id, 'The creator is gone')).status).toBe(200);
    await deps.jobs.drain();
    expect(await found(id)).toMatchObject({ status: 'refunded' });
    expect(await admin.shop.count('refund', `order_id = '${id}'`)).toBe(15);
    expect(await admin.shop.count('operator_action', `subject = '${id}'`)).toBe(3);
    await proved();
  });
});
