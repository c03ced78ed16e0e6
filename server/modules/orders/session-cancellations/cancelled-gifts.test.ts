import type { Cancellation, PlacedOrder, Product } from '@haat/openapi';
import { beforeEach, expect, test } from 'vitest';
import { textsTo } from '../../messaging/sending/testing/sent-code';
import { publishKind } from '../checkout/testing/kinds';
import { seller, setUpShop, shop } from '../checkout/testing/shop.setup';

setUpShop();

const hour = 3_600_000;
const day = 24 * hour;
let people = 0;
let webinar: string;
let combo: string;
let lesson: string;

interface Given {
  placed: PlacedOrder;
  giver: string;
  recipient: string;
}

const newPhone = () => `+9198444${String(10_000 + ++people)}`;
const drain = async () => {
  await shop.deps.jobs.drain();
  shop.deps.clock.advance(60_000);
  await shop.deps.jobs.drain();
};
const publish = (product: Parameters<typeof publishKind>[2]): Promise<Product> =>
  publishKind(shop, seller, product);

beforeEach(async () => {
  const startsAt = new Date(shop.deps.clock.now().getTime() + 10 * day).toISOString();
  const joinUrl = 'https://meet.example.com/the-room';
  const content = { startsAt, minutes: 60, timeZone: 'Asia/Kolkata', seats: 50, joinUrl };
  webinar = (await publish({ kind: 'webinar', title: 'Hampers', content })).id;
  lesson = (await publish({ kind: 'lesson', content: { text: 'Read.' } })).id;
  const items = [{ productId: webinar }, { productId: lesson }];
  combo = (await publish({ kind: 'combo', title: 'Both', content: { items } })).id;
});

async function place(productId: string, daysFromNow?: number): Promise<Given> {
  const [giver, recipient] = [newPhone(), newPhone()];
  const at = new Date(shop.deps.clock.now().getTime() + (daysFromNow ?? 0) * day);
  const deliverOn = daysFromNow === undefined ? {} : { deliverOn: at.toISOString().slice(0, 10) };
  const { body, status } = await shop.order(productId, {
    buyer: { phone: giver, name: 'Ravi', email: `giver${people}@example.com` },
    gift: { phone: recipient, ...deliverOn },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return { placed: body, giver, recipient };
}
async function give(productId: string, daysFromNow?: number): Promise<Given> {
  const given = await place(productId, daysFromNow);
  await shop.pay(given.placed.payment.session);
  await shop.deps.jobs.drain();
  return given;
}

const url = () => `/api/products/${webinar}/cancellation`;
const look = async (): Promise<Cancellation> => (await shop.call({ url: url(), token: seller.token })).body;
async function cancel(): Promise<Pick<Cancellation, 'seats' | 'amount'>> {
  const { seats, amount } = await look();
  const payload = { seats, amount, reason: 'I have lost my voice' };
  const { status } = await shop.call({ method: 'POST', url: url(), token: seller.token, payload });
  expect(status).toBe(202);
  await drain();
  return { seats, amount };
}
const statusOf = async ({ placed }: Given) => (await shop.read(placed)).status;
const refundedOf = async ({ placed }: Given) => (await shop.sale(seller, placed.id)).transaction.refunded;
async function heldBy({ recipient }: Given): Promise<[string, string][]> {
  const { rows } = await shop.deps.database.pool.query<{ product_id: string; status: string }>(
    'select product_id, status from access_grant where holder_phone = $1 order by order_line',
    [recipient],
  );
  return rows.map(({ product_id, status }) => [product_id, status]);
}
const cancelledTexts = async (phone: string) =>
  (await textsTo(shop.deps, phone)).filter((text) => text.includes('cancelled'));

test('a seat that was given goes back to its giver; both are told, and the recipient of no money', async () => {
  const given = await give(webinar);
  expect(await cancel()).toEqual({ seats: 1, amount: 49_900 });
  expect([await statusOf(given), await refundedOf(given)]).toEqual(['refunded', 49_900]);
  expect(await heldBy(given)).toEqual([[webinar, 'revoked']]);
  expect((await look()).cancelled).toMatchObject({ seats: 1, done: 1, returned: 49_900, failed: 0 });
  const [toGiver, ...moreToGiver] = await cancelledTexts(given.giver);
  expect(moreToGiver).toEqual([]);
  expect(toGiver).toMatch(new RegExp(`cancelled, refund in 5-7 days.+/access/${given.placed.id}`));
  const [toRecipient, ...more] = await cancelledTexts(given.recipient);
  expect(more).toEqual([]);
  expect(toRecipient).toMatch(/: cancelled\. More: .+\/webinar\/[\w-]+\/join/);
  expect((await textsTo(shop.deps, given.recipient)).join()).not.toContain('refund');
  const mails = `channel = 'mail' and text like '%Your payment of ₹499 is refunded%'`;
  expect(await shop.count('message', `${mails} and text like '%I have lost my voice%'`)).toBe(1);
});

test('one that is not delivered yet is refunded at once, and never is', async () => {
  const given = await give(webinar, 5);
  expect(await cancel()).toEqual({ seats: 1, amount: 49_900 });
  expect([await statusOf(given), await refundedOf(given)]).toEqual(['refunded', 49_900]);
  expect((await look()).cancelled).toMatchObject({ seats: 1, done: 1, returned: 49_900 });
  expect(await cancelledTexts(given.giver)).toHaveLength(1);
  shop.deps.clock.advance(7 * day);
  await drain();
  expect(await heldBy(given)).toEqual([]);
  expect(await textsTo(shop.deps, given.recipient)).toEqual([]);
  expect((await shop.read(given.placed)).gift).toMatchObject({ deliveredAt: null, isCancelled: true });
});

test('of a combo that was given the share goes back, and the rest stays', async () => {
  const given = await give(combo);
  expect(await cancel()).toEqual({ seats: 1, amount: 24_950 });
  expect([await statusOf(given), await refundedOf(given)]).toEqual(['fulfilled', 24_950]);
  expect(await heldBy(given)).toEqual([
    [webinar, 'revoked'],
    [lesson, 'active'],
  ]);
  expect(await cancelledTexts(given.recipient)).toHaveLength(1);
});

test('of a combo that is not delivered yet the share goes back at once, and the rest is delivered on its day', async () => {
  const given = await give(combo, 5);
  expect(await cancel()).toEqual({ seats: 1, amount: 24_950 });
  expect([await statusOf(given), await refundedOf(given)]).toEqual(['fulfilled', 24_950]);
  expect((await look()).cancelled).toMatchObject({ seats: 1, done: 1, returned: 24_950 });
  expect(await heldBy(given)).toEqual([]);
  shop.deps.clock.advance(7 * day);
  await drain();
  expect(await heldBy(given)).toEqual([[lesson, 'active']]);
  expect(await cancelledTexts(given.recipient)).toEqual([]);
  expect(await refundedOf(given)).toBe(24_950);
});

test('whoever pays for a gift after it was cancelled is refunded as well, before its day', async () => {
  const [now, later, ofCombo] = [await place(webinar), await place(webinar, 5), await place(combo, 5)];
  await cancel();
  for (const { placed } of [now, later, ofCombo]) await shop.pay(placed.payment.session);
  await drain();
  await drain();
  const all = [now, later, ofCombo];
  expect(await Promise.all(all.map(statusOf))).toEqual(['refunded', 'refunded', 'fulfilled']);
  expect(await Promise.all(all.map(refundedOf))).toEqual([49_900, 49_900, 24_950]);
  shop.deps.clock.advance(7 * day);
  await drain();
  expect(await Promise.all(all.map(heldBy))).toEqual([[], [], [[lesson, 'active']]]);
});

test('a gift of which the refund fails is not delivered, is said, and is tried again when asked', async () => {
  const given = await give(webinar, 5);
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  let asked = 0;
  current.refund = async () => {
    asked += 1;
    return 'refused';
  };
  await cancel();
  const failed = { seats: 1, done: 0, failed: 1, returned: 0 };
  expect((await look()).cancelled).toMatchObject(failed);
  // Nor by itself when its day has come.
  shop.deps.clock.advance(7 * day);
  for (let turn = 0; turn < 3; turn += 1) await drain();
  expect(await heldBy(given)).toEqual([]);
  expect([asked, (await look()).cancelled]).toEqual([1, expect.objectContaining(failed)]);
  current.refund = works;
  const payload = { seats: 0, amount: 0 };
  await shop.call({ method: 'POST', url: url(), token: seller.token, payload });
  await drain();
  expect([await statusOf(given), await refundedOf(given)]).toEqual(['refunded', 49_900]);
  expect((await look()).cancelled).toMatchObject({ done: 1, failed: 0, returned: 49_900 });
});
