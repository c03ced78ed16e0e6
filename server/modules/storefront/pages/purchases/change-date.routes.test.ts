import type { Product } from '@haat/openapi';
import { beforeEach, expect, it } from 'vitest';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { changeKind, publishKind } from '../../../orders/checkout/testing/kinds';
import { modelOf } from '../testing/build';
import { get, post, seller, setUpPageOnSale, shop } from '../testing/pages.setup';

setUpPageOnSale();

const hour = 3_600_000;
const at = (hours: number) => new Date(shop.deps.clock.now().getTime() + hours * hour).toISOString();
const key = 'a-key-of-a-form';
let first: string;
let second: string;
let buyers = 0;

async function dates(more: object = {}): Promise<[string, string]> {
  const { token } = seller;
  const content = {
    startsAt: at(48),
    minutes: 60,
    timeZone: 'Asia/Kolkata',
    seats: 1,
    joinUrl: 'https://example.in/room',
    ...more,
  };
  const { id } = await publishKind(shop, seller, { kind: 'webinar', title: 'Hampers', content });
  const url = `/api/products/${id}/dates`;
  const added = await shop.call({ method: 'POST', url, token, payload: { startsAt: at(72) } });
  const date = (added.body as Product).id;
  expect(await changeKind(shop, seller, date, {})).toBe(200);
  return [id, date];
}
async function buy(productId: string) {
  const buyer = { phone: `98118${String(10_000 + ++buyers)}`, name: 'Ravi', email: 'ravi@example.com' };
  const placed = await shop.order(productId, { buyer });
  await shop.pay(placed.body.payment.session);
  const { id } = placed.body;
  return {
    receipt: `/access/${id}`,
    path: `/access/${id}/date`,
    id,
    cookie: { cookie: buyerCookie(placed) },
  };
}

beforeEach(async () => {
  [first, second] = await dates();
});

it('is offered on the receipt, chosen by a form, and done once', async () => {
  const { receipt, path, id, cookie } = await buy(first);
  expect(modelOf((await get(receipt, cookie)).body, 'access').changeUntil).toBe(at(24));
  const { dates: shown, until } = modelOf((await get(path, cookie)).body, 'changeDate');
  expect([shown.id, shown.items.map((date) => date.id), until]).toEqual([first, [second], at(24)]);
  const form = { from: first, to: second, key };
  const sent = await Promise.all([post(path, form, cookie), post(path, form, cookie)]);
  for (const { statusCode, headers } of sent)
    expect([statusCode, headers.location]).toEqual([303, `${receipt}?date=changed`]);
  const changed = modelOf((await get(`${receipt}?date=changed`, cookie)).body, 'access');
  expect([changed.isDateChanged, changed.order.product.id, changed.changeUntil]).toEqual([
    true,
    second,
    at(48),
  ]);
  expect(await shop.count('order_event', `order_id = '${id}' and event = 'date.changed'`)).toBe(1);
  await shop.deps.jobs.drain();
  expect(await shop.count('notification', `title = 'Ravi changed the date of Hampers'`)).toBe(1);
});

it('is nothing to strangers, and refuses a date that was not chosen or is full, in the language of the page', async () => {
  const { path, cookie } = await buy(first);
  const form = { from: first, to: second, key };
  for (const { statusCode } of [await get(path), await post(path, form)]) expect(statusCode).toBe(404);
  const empty = await post(path, { from: first, key }, cookie);
  expect([empty.statusCode, empty.body]).toEqual([422, expect.stringContaining('Choose a date')]);
  await buy(second);
  const full = await post(path, form, cookie);
  expect([full.statusCode, full.body]).toEqual([409, expect.stringContaining('This date is full.')]);
  expect((await post(`${path}?lang=hi`, form, cookie)).body).toContain('यह तारीख़ भर गई है');
  const other = await dates();
  expect((await post(path, { ...form, to: other[0] }, cookie)).statusCode).toBe(404);
});

it('ends a day before, and is not there where its creator does not let buyers', async () => {
  const never = await dates({ changeDate: 'never' });
  const held = await buy(never[0]);
  expect(modelOf((await get(held.receipt, held.cookie)).body, 'access').changeUntil).toBeUndefined();
  expect((await post(held.path, { from: never[0], to: never[1], key }, held.cookie)).statusCode).toBe(409);
  const { receipt, path, cookie } = await buy(first);
  shop.deps.clock.advance(25 * hour);
  expect(modelOf((await get(receipt, cookie)).body, 'access').changeUntil).toBeUndefined();
  const late = await post(path, { from: first, to: second, key }, cookie);
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('It is too late')]);
});
