import { expect, it } from 'vitest';
import { changeKind, publishKind } from '../../orders/checkout/testing/kinds';
import { product, seller, setUpShop, shop } from '../../orders/checkout/testing/shop.setup';

setUpShop();

const hour = 3_600_000;
const day = 24 * hour;

/** Buys the page with an address. */
async function bought(phone: string, email: string | undefined, productId = product): Promise<string> {
  const { body } = await shop.order(productId, { buyer: { phone, name: 'Ravi', ...(email && { email }) } });
  await shop.pay(body.payment.session);
  return body.id;
}
/** Lets days go by, looking at each hour. */
async function pass(days: number): Promise<void> {
  for (let step = 0; step < days * 4; step++) {
    shop.deps.clock.advance(6 * hour);
    await shop.deps.jobs.drain();
  }
}
const requestsTo = (email: string) =>
  shop.count('message', `channel = 'mail' and sent_to = '${email}' and text like '%We only ask once%'`);

it('a buyer who left an address is asked a week later, once for each product', async () => {
  await shop.deps.jobs.drain();
  const email = 'once@example.com';
  await bought('98765 11111', email);
  await bought('98765 22222', undefined);
  await pass(6);
  expect(await requestsTo(email)).toBe(0);
  await pass(2);
  expect(await requestsTo(email)).toBe(1);
  await bought('98765 11111', email);
  await pass(9);
  expect(await requestsTo(email)).toBe(1);
  await bought('98765 11111', email, await shop.page(seller));
  await pass(9);
  expect(await requestsTo(email)).toBe(2);
});

it('nobody is asked whose money went back, or who has said it already', async () => {
  const back = await bought('98765 33333', 'back@example.com');
  await shop.call({
    method: 'POST',
    url: `/api/transactions/${back}/refund`,
    token: seller.token,
    payload: { reason: 'Asked' },
  });
  const person = await shop.seller('Ravi');
  const notified = await bought(person.phone, 'told@example.com');
  const url = `/api/purchases/${notified}/review`;
  await shop.call({ method: 'PUT', url, token: person.token, payload: { stars: 5 } });
  await pass(9);
  expect([await requestsTo('back@example.com'), await requestsTo('told@example.com')]).toEqual([0, 0]);
});

it('nobody is asked at night', async () => {
  await bought('98765 44444', 'night@example.com');
  await shop.deps.jobs.drain();
  shop.deps.clock.advance(7 * day);
  const atHour = (wanted: number) => {
    const now = shop.deps.clock.now().getTime() + 5.5 * hour;
    shop.deps.clock.advance(((wanted * hour - (now % day) + day) % day) + 1);
  };
  atHour(22);
  await shop.deps.jobs.drain();
  expect(await requestsTo('night@example.com')).toBe(0);
  atHour(10);
  await shop.deps.jobs.drain();
  expect(await requestsTo('night@example.com')).toBe(1);
});

const inDays = (days: number) => new Date(shop.deps.clock.now().getTime() + days * day).toISOString();
const liveAt = (startsAt: string) => ({
  startsAt,
  minutes: 60,
  timeZone: 'Asia/Kolkata',
  joinUrl: 'https://meet.example.com/the-room',
});

it('of what is held at set times buyers are asked a week after it was held, however often it was moved', async () => {
  const content = liveAt(inDays(12));
  const { id } = await publishKind(shop, seller, { kind: 'webinar', title: 'Hampers', content });
  await shop.deps.jobs.drain();
  const email = 'seat@example.com';
  await bought('98765 55555', email, id);
  await pass(10);
  // The job that waits for the first date finds that it is not over.
  expect(await changeKind(shop, seller, id, { content: liveAt(inDays(6)) })).toBe(200);
  await pass(12);
  expect(await requestsTo(email)).toBe(0);
  await pass(2);
  expect(await requestsTo(email)).toBe(1);
  const heldTo = (to: string) =>
    shop.count('message', `sent_to = '${to}' and text like '%It has been a week since%'`);
  expect(await heldTo(email)).toBe(1);
  // Bought when it was over, it is a recording that they have.
  const late = 'recording@example.com';
  const recorded = { ...liveAt(inDays(1)), recordingUrl: 'https://video.example.com/recording' };
  const { id: other } = await publishKind(shop, seller, {
    kind: 'webinar',
    title: 'Bows',
    content: recorded,
  });
  await pass(2);
  await bought('98765 66666', late, other);
  await pass(9);
  expect(await requestsTo(late)).toBe(1);
  expect(await heldTo(late)).toBe(0);
});

it('nobody is asked of what has no date at the moment; a week after it was held they are', async () => {
  const startsAt = inDays(3);
  const { id } = await publishKind(shop, seller, {
    kind: 'webinar',
    title: 'Ribbons',
    content: liveAt(startsAt),
  });
  await shop.deps.jobs.drain();
  const email = 'waiting@example.com';
  await bought('98765 77777', email, id);
  await pass(1);
  const { token } = seller;
  const url = `/api/products/${id}/pause`;
  expect((await shop.call({ method: 'POST', url, token })).status).toBe(200);
  const { startsAt: _, ...undated } = liveAt(startsAt);
  expect(await changeKind(shop, seller, id, { content: undated as never })).toBe(200);
  await pass(16);
  expect(await requestsTo(email)).toBe(0);
  expect(await changeKind(shop, seller, id, { content: liveAt(inDays(2)) })).toBe(200);
  await pass(17);
  expect(await requestsTo(email)).toBe(1);
  expect(await shop.count('message', `sent_to = '${email}' and text like '%It has been a week since%'`)).toBe(
    1,
  );
});
