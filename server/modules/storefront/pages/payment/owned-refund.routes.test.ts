import type { PlacedOrder } from '@haat/openapi';
import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { textsTo } from '../../../messaging/sending/testing/sent-code';
import { ownedRefundPath } from '../../../orders/checkout/refunds/owned-refund.service';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import { publishKind } from '../../../orders/checkout/testing/kinds';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, post, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let seller: Seller;
let lock: string;
beforeAll(async () => {
  seller = await shop.seller();
  lock = (await publishKind(shop, seller, { kind: 'lock', title: 'The recipe', content: contents.lock })).id;
});

let people = 0;
const newPhone = () => `+9198111${String(10_000 + ++people)}`;

async function buy(phone: string, more: object = {}, product = lock) {
  const { body } = await shop.order(product, { buyer: { phone }, ...more });
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  shop.deps.clock.advance(60_000);
  return body;
}

/** The paths of the links that a number was sent. */
async function linksTo(phone: string): Promise<string[]> {
  return (await textsTo(shop.deps, phone)).flatMap((text) => /\/refund\/\S+/.exec(text) ?? []);
}

const pageOf = async (link: string) => modelOf((await get(link)).body, 'ownedRefund');
const refundsOf = (id: string) => shop.count('refund', `order_id = '${id}'`);

test('who pays again for what the number has gets a link that refunds it with one press, once', async () => {
  const phone = newPhone();
  const first = await buy(phone);
  expect(await linksTo(phone)).toEqual([]);
  const second = await buy(phone);
  const [link = '', ...more] = await linksTo(phone);
  expect(more).toEqual([]);
  expect(link).toContain(`/refund/${second.id}?k=`);
  expect(await pageOf(link)).toMatchObject({
    amount: second.amount,
    state: 'open',
    product: { title: 'The recipe' },
  });
  // Looking changes nothing.
  expect(await refundsOf(second.id)).toBe(0);
  const presses = await Promise.all([post(link), post(link), post(link)]);
  expect(presses.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  await shop.deps.jobs.drain();
  expect(await pageOf(link)).toMatchObject({ state: 'refunded' });
  await post(link);
  await shop.deps.jobs.drain();
  expect(await refundsOf(second.id)).toBe(1);
  expect((await shop.read(second)).status).toBe('refunded');
  expect((await shop.read(first)).status).toBe('fulfilled');
  expect((await shop.read(first)).access).not.toBeNull();
});

test('so does who pays again for several things sold as one, unless one of them ends', async () => {
  const monthly = {
    type: 'subscription' as const,
    amount: 9_900,
    period: { unit: 'month' as const, count: 1 },
  };
  const other = { kind: 'lock' as const, content: contents.lock };
  const { id: market } = await publishKind(shop, seller, { ...other, title: 'The market' });
  const { id: month } = await publishKind(shop, seller, { ...other, title: 'A month', prices: [monthly] });
  const comboOf = async (title: string, ids: string[]) => {
    const content = { items: ids.map((productId) => ({ productId })) };
    return (await publishKind(shop, seller, { kind: 'combo', title, content })).id;
  };
  const both = await comboOf('Both', [lock, market]);
  const phone = newPhone();
  await buy(phone, {}, both);
  const second = await buy(phone, {}, both);
  const [link = ''] = await linksTo(phone);
  expect(link).toContain(`/refund/${second.id}?k=`);
  await post(link);
  await shop.deps.jobs.drain();
  expect((await shop.read(second)).status).toBe('refunded');
  // What ends is worth paying for again.
  const withMonth = await comboOf('With a month', [lock, month]);
  const another = newPhone();
  for (let times = 0; times < 2; times += 1) await buy(another, {}, withMonth);
  expect(await linksTo(another)).toEqual([]);
});

test('it refunds nothing where the access depends on the second payment', async () => {
  const phone = newPhone();
  const first = await buy(phone);
  const second = await buy(phone);
  const [link = ''] = await linksTo(phone);
  await shop.call({
    method: 'POST',
    url: `/api/transactions/${first.id}/refund`,
    token: seller.token,
    payload: {},
  });
  await shop.deps.jobs.drain();
  expect((await shop.read(first)).status).toBe('refunded');
  expect(await pageOf(link)).toMatchObject({ state: 'void' });
  await post(link);
  await shop.deps.jobs.drain();
  expect(await refundsOf(second.id)).toBe(0);
});

test('a gift of what its giver has is no second payment: no message, no page that refunds it, no press', async () => {
  const [phone, recipient] = [newPhone(), newPhone()];
  await buy(phone);
  const given = await buy(phone, { buyer: { phone, name: 'Ravi' }, gift: { phone: recipient } });
  expect((await shop.read(given)).gift?.deliveredAt).not.toBeNull();
  expect(await linksTo(phone)).toEqual([]);
  const link = ownedRefundPath(shop.deps, given.id);
  expect(await pageOf(link)).toMatchObject({ state: 'void' });
  await post(link);
  await shop.deps.jobs.drain();
  expect(await refundsOf(given.id)).toBe(0);
  expect(await shop.count('access_grant', `holder_phone = '${recipient}' and status = 'active'`)).toBe(1);
});

test('who was told, and buys it again all the same, is not written to', async () => {
  const phone = newPhone();
  const first = await shop.order(lock, { buyer: { phone } });
  const cookie = buyerCookie(first);
  await shop.pay(first.body.payment.session);
  await shop.deps.jobs.drain();
  const again = await shop.call({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': 'told-and-again', origin: 'http://localhost', cookie },
    payload: { productId: lock, buyer: { phone }, again: true },
  });
  await shop.pay((again.body as PlacedOrder).payment.session);
  await shop.deps.jobs.drain();
  expect(await linksTo(phone)).toEqual([]);
});

test('it refunds nothing after seven days', async () => {
  const phone = newPhone();
  await buy(phone);
  const second = await buy(phone);
  const [link = ''] = await linksTo(phone);
  shop.deps.clock.advance(7 * 24 * 60 * 60_000);
  expect(await pageOf(link)).toMatchObject({ state: 'expired' });
  await post(link);
  await shop.deps.jobs.drain();
  expect(await refundsOf(second.id)).toBe(0);
});

test('a forged link, or one for another order, is not found', async () => {
  const phone = newPhone();
  const first = await buy(phone);
  await buy(phone);
  const [link = ''] = await linksTo(phone);
  const [, key = ''] = link.split('?k=');
  for (const path of [`/refund/${first.id}?k=${key}`, `/refund/${first.id}`, `/refund/x?k=${key}`])
    expect([(await get(path)).statusCode, (await post(path)).statusCode]).toEqual([404, 404]);
  expect(await refundsOf(first.id)).toBe(0);
});
