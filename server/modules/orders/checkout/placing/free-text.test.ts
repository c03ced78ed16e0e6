import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishKind } from '../testing/kinds';
import { openShop, type Seller, type Shop } from '../testing/shop';

let shop: Shop;
let seller: Seller;
beforeAll(async () => {
  shop = await openShop({ config: { addressLimits: true } as never });
  seller = await shop.seller();
});
afterAll(() => shop.close());

const free = { type: 'once', amount: 0 } as const;
const lesson = () =>
  publishKind(shop, seller, { kind: 'lesson', content: { text: 'Tune the *sa* first.' }, prices: [free] });
const toldTo = (to: string) => shop.count('message', `sent_to = '${to}'`);
const take = async (id: string, times: number, buyer: object) => {
  for (let time = 0; time < times; time++) expect((await shop.order(id, { buyer })).status).toBe(201);
  await shop.deps.jobs.drain();
};

it('what is free is given to a number that anybody typed, and the number is told of the first of a day', async () => {
  const { id } = await lesson();
  const buyer = { phone: '98765 00001', email: 'Victim@example.com' };
  await take(id, 8, buyer);
  expect(await shop.count('orders', `buyer_phone = '+919876500001' and status = 'fulfilled'`)).toBe(8);
  expect(await toldTo('+919876500001')).toBe(5);
  expect(await toldTo('Victim@example.com')).toBe(5);
  // An address is one, whatever numbers stand beside it and however it is written.
  await take(id, 1, { phone: '98765 00002', email: 'victim@EXAMPLE.com' });
  expect(await shop.count('message', `lower(sent_to) = 'victim@example.com'`)).toBe(5);
  expect(await toldTo('+919876500002')).toBe(1);
  shop.deps.clock.advance(24 * 60 * 60_000);
  await take(id, 1, buyer);
  expect(await toldTo('+919876500001')).toBe(6);
});

it('whoever has paid is always told', async () => {
  const page = await shop.page(seller);
  for (let time = 0; time < 7; time++) {
    const { body } = await shop.order(page, { buyer: { phone: '98765 00003' } });
    await shop.pay(body.payment.session);
  }
  await shop.deps.jobs.drain();
  expect(await toldTo('+919876500003')).toBe(7);
});

it('one network is given so much for nothing in an hour, and may pay for as much as it likes', async () => {
  const { id } = await lesson();
  const page = await shop.page(seller);
  shop.deps.clock.advance(60 * 60_000);
  const take = (productId: string, place: number) =>
    shop.order(productId, { buyer: { phone: `98764 ${String(10_000 + place)}` } });
  const codes: number[] = [];
  for (let place = 0; place < 301; place++) codes.push((await take(id, place)).status);
  expect(codes.indexOf(429)).toBe(300);
  expect((await take(page, 1)).status).toBe(201);
  shop.deps.clock.advance(60 * 60_000);
  expect((await take(id, 302)).status).toBe(201);
});
