import { expect, it } from 'vitest';
import { setUpCashfree, shop } from '../checkout/testing/cashfree.setup';
import { publishKind } from '../checkout/testing/kinds';

setUpCashfree();

const drain = () => shop.deps.jobs.drain();

it('a seat whose payment was disputed at cancelling is refunded once the dispute is won', async () => {
  const seller = await shop.seller();
  const { id } = await publishKind(shop, seller, {
    kind: 'webinar',
    title: 'Hampers',
    content: {
      startsAt: new Date(shop.deps.clock.now().getTime() + 30 * 24 * 3_600_000).toISOString(),
      minutes: 60,
      timeZone: 'Asia/Kolkata',
      joinUrl: 'https://meet.example.com/the-room',
    },
  });
  const { id: orderId } = await shop.placed(id);
  await shop.cashfree.pay(orderId);
  await drain();
  const dispute = await shop.cashfree.dispute(orderId, 'CREATED');
  await drain();
  const url = `/api/products/${id}/cancellation`;
  const look = async () => (await shop.call({ url, token: seller.token })).body;
  const payload = { seats: 1, amount: 49_900, reason: 'Ill' };
  expect((await shop.call({ method: 'POST', url, token: seller.token, payload })).status).toBe(202);
  await drain();
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
