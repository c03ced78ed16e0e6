import { expect, it } from 'vitest';
import { product, seller, setUpShop, shop } from '../checkout/testing/shop.setup';

setUpShop();

async function sell(): Promise<string> {
  const { body } = await shop.order(product, { buyer: { phone: '98765 43210', email: 'ravi@example.com' } });
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  return body.id;
}

const resend = (id: string, token = seller.token) =>
  shop.call({ method: 'POST', url: `/api/transactions/${id}/resend`, token });
const receipts = (id: string) => shop.count('message', `text like '%/access/${id}%' and channel = 'sms'`);

it('sends the links again, three times a day, and says so in the story', async () => {
  const id = await sell();
  expect(await receipts(id)).toBe(1);
  for (const time of [2, 3, 4]) {
    shop.deps.clock.advance(60_000);
    expect(await resend(id)).toMatchObject({ status: 200 });
    await shop.deps.jobs.drain();
    expect(await receipts(id)).toBe(time);
  }
  const refused = await resend(id);
  expect(refused).toMatchObject({ status: 429, body: { code: 'sent_enough' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  expect((await shop.sale(seller, id)).timeline.at(-1)?.text).toBe('You resent the links by SMS and email');
  shop.deps.clock.advance(86_400_000);
  expect((await resend(id)).status).toBe(200);
});

it('has nothing to send of a sale that is not the seller’s, not paid, or given back', async () => {
  const id = await sell();
  const stranger = await shop.seller('Meera');
  expect((await resend(id, stranger.token)).status).toBe(404);
  const { body: unpaid } = await shop.order(product);
  expect(await resend(unpaid.id)).toMatchObject({ status: 409, body: { code: 'nothing_to_open' } });
  await shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: seller.token,
    payload: {},
  });
  expect((await resend(id)).status).toBe(409);
});

it('notes the first time that the buyer opens what they bought', async () => {
  const { body: order } = await shop.order(product);
  await shop.pay(order.payment.session);
  const open = () =>
    shop.call({
      method: 'GET',
      url: `/access/${order.id}`,
      headers: { cookie: `haat_order=${order.token}` },
    });
  await open();
  shop.deps.clock.advance(60_000);
  await open();
  const openings = (await shop.sale(seller, order.id)).timeline.filter(
    ({ event }) => event === 'access.opened',
  );
  expect(openings.map(({ text }) => text)).toEqual(['The buyer opened what they bought']);
});
