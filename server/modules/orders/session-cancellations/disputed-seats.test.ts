import { expect, it } from 'vitest';
import { setUpCashfree, shop } from '../checkout/testing/cashfree.setup';
import { publishKind } from '../checkout/testing/kinds';

setUpCashfree();

const drain = () => shop.deps.jobs.drain();

const day = 24 * 3_600_000;

async function webinarInAMonth() {
  const seller = await shop.seller();
  const startsAt = new Date(shop.deps.clock.now().getTime() + 30 * day).toISOString();
  const joinUrl = 'https://meet.example.com/the-room';
  const content = { startsAt, minutes: 60, timeZone: 'Asia/Kolkata', joinUrl };
  const { id } = await publishKind(shop, seller, { kind: 'webinar', title: 'Hampers', content });
  const url = `/api/products/${id}/cancellation`;
  const payload = { seats: 1, amount: 49_900, reason: 'Ill' };
  return {
    seller,
    id,
    look: async () => (await shop.call({ url, token: seller.token })).body,
    async cancel() {
      expect((await shop.call({ method: 'POST', url, token: seller.token, payload })).status).toBe(202);
      await drain();
    },
  };
}

it('a seat whose payment was disputed at cancelling is refunded once the dispute is won', async () => {
  const { seller, id, look, cancel } = await webinarInAMonth();
  const { id: orderId } = await shop.placed(id);
  await shop.cashfree.pay(orderId);
  await drain();
  const dispute = await shop.cashfree.dispute(orderId, 'CREATED');
  await drain();
  await cancel();
  expect(await look()).toMatchObject({ cancelled: { seats: 1, done: 0, failed: 1 } });
  await shop.cashfree.dispute(orderId, 'MERCHANT_WON', { id: dispute });
  await drain();
  await shop.later(2);
  await shop.cashfree.endRefund(orderId, 'SUCCESS');
  await shop.later(60);
  expect((await shop.sale(seller, orderId)).transaction.status).toBe('refunded');
  expect(await look()).toMatchObject({ cancelled: { seats: 1, done: 1, failed: 0, returned: 49_900 } });
  expect(await shop.count('refund', `order_id = '${orderId}'`)).toBe(1);
  // The event comes a second time.
  const { rows } = await shop.deps.database.pool.query<{ id: string }>(
    'select id from access_grant where order_id = $1',
    [orderId],
  );
  const grantId = rows[0]?.id ?? '';
  const { database, events } = shop.deps;
  const restored = { sellerId: seller.id, productId: id, grantId, orderId };
  await database.tx((trx) => events.publish(trx, 'access.restored', restored as never));
  await shop.later(60);
  expect(await shop.count('refund', `order_id = '${orderId}'`)).toBe(1);
});

it('so is a gift that was not delivered yet, long before its day', async () => {
  const { seller, id, look, cancel } = await webinarInAMonth();
  const deliverOn = new Date(shop.deps.clock.now().getTime() + 20 * day).toISOString().slice(0, 10);
  const gift = { phone: '+919844412345', deliverOn };
  const { body } = await shop.order(id, { buyer: { phone: '+919844412346', name: 'Ravi' }, gift });
  await shop.cashfree.pay(body.id);
  await drain();
  const dispute = await shop.cashfree.dispute(body.id, 'CREATED');
  await drain();
  await cancel();
  expect(await look()).toMatchObject({ cancelled: { seats: 1, done: 0, failed: 0 } });
  await shop.cashfree.dispute(body.id, 'MERCHANT_WON', { id: dispute });
  await drain();
  await shop.later(15 * 60);
  await shop.cashfree.endRefund(body.id, 'SUCCESS');
  await shop.later(15 * 60);
  expect((await shop.sale(seller, body.id)).transaction.status).toBe('refunded');
  expect(await look()).toMatchObject({ cancelled: { seats: 1, done: 1, failed: 0, returned: 49_900 } });
});
