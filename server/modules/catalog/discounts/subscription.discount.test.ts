import type { PlacedOrder, Price, Subscription } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey, openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';

let shop: Shop;
let seller: Seller;
let club: string;

const monthly: Price = { type: 'subscription', amount: 20_000, period: { unit: 'month', count: 1 } };
let phones = 0;
const phone = () => `+9198222${String(10_000 + ++phones)}`;

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  club = await shop.page(seller, { prices: [monthly] });
  await make({ code: 'HALF', basisPoints: 5_000 });
  await make({ code: 'ALWAYS', basisPoints: 2_500, periods: 'every' });
  await make({ code: 'FREE', basisPoints: 10_000 });
  await make({ code: 'NEVERFREE', basisPoints: 10_000, periods: 'every' });
});
afterAll(() => shop.close());

const make = (payload: object) =>
  shop.call({ method: 'POST', url: '/api/discounts', token: seller.token, payload });

async function join(discountCode: string, number = phone(), productId = club) {
  const { status, body } = await shop.order(productId, { discountCode, buyer: { phone: number } });
  if (status !== 201) return { status, body, number };
  if (body.amount > 0) await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  return { status, body, number };
}

/** What the next period costs whoever holds it. */
async function termsOf({ id }: PlacedOrder) {
  const { rows } = await shop.deps.database.pool.query<{
    terms: Subscription['terms'];
    days: number;
    status: string;
  }>(
    `select terms, status, (extract(epoch from ends_at - started_at) / 86400)::int as days from subscription where id = '${id}'`,
  );
  return rows[0];
}

it('costs less for the first period, and the full price after it', async () => {
  const { body } = await join('HALF');
  expect(body).toMatchObject({ amount: 10_000, discount: 10_000 });
  expect(await termsOf(body)).toMatchObject({ status: 'active', terms: { amount: 20_000 } });
});

it('costs less in every period where that is agreed to, and never nothing', async () => {
  const { body } = await join('ALWAYS');
  expect(body).toMatchObject({ amount: 15_000, discount: 5_000 });
  expect((await termsOf(body))?.terms.amount).toBe(15_000);
  const { body: almost } = await join('NEVERFREE');
  expect([almost.amount, (await termsOf(almost))?.terms.amount]).toEqual([100, 100]);
});

it('begins with a period that costs nothing', async () => {
  const { body } = await join('FREE');
  expect(body).toMatchObject({ status: 'fulfilled', amount: 0, discount: 20_000 });
  const row = await termsOf(body);
  expect([row?.status, row?.terms.amount]).toEqual(['active', 20_000]);
  expect(row?.days).toBeGreaterThanOrEqual(28);
});

it('is no first period for who goes on, and one again for who comes back', async () => {
  const { number } = await join('HALF');
  const again = await join('HALF', number);
  expect([again.status, (again.body as never as { code: string }).code]).toEqual([
    422,
    'discount_not_for_this',
  ]);
  shop.deps.clock.advance(60 * 86_400_000);
  await shop.deps.jobs.drain();
  expect((await join('HALF', number)).body).toMatchObject({ amount: 10_000 });
});

it('has no first payment to reduce where it begins with free days, and keeps what is agreed for every period', async () => {
  const tried = await shop.page(seller, { prices: [{ ...monthly, trialDays: 7 }] });
  expect((await join('HALF', phone(), tried)).status).toBe(422);
  const { body } = await join('ALWAYS', phone(), tried);
  expect(body).toMatchObject({ status: 'fulfilled', amount: 0, discount: 0 });
  expect(await termsOf(body)).toMatchObject({ status: 'trialing', terms: { amount: 15_000 } });
});

it('is used with the order that begins with free days: no more are promised a lower price than there are uses', async () => {
  const tried = await shop.page(seller, { prices: [{ ...monthly, trialDays: 7 }] });
  await make({ code: 'ONEONLY', basisPoints: 5_000, periods: 'every', maxUses: 1 });
  const { body } = await join('ONEONLY', phone(), tried);
  expect(await termsOf(body)).toMatchObject({ status: 'trialing', terms: { amount: 10_000 } });
  const late = await join('ONEONLY', phone(), tried);
  expect([late.status, (late.body as never as { code: string }).code]).toEqual([422, 'discount_spent']);
  const counts = async () => {
    const { rows } = await shop.deps.database.pool.query(
      `select used, sales, earned from discount where code = 'ONEONLY'`,
    );
    return rows;
  };
  expect(await counts()).toEqual([{ used: 1, sales: 0, earned: 0 }]);
  // Nobody paid within the free days: what was agreed to was used all the same.
  shop.deps.clock.advance(30 * 86_400_000);
  await shop.deps.jobs.drain();
  expect((await termsOf(body))?.status).toBe('expired');
  expect(await counts()).toEqual([{ used: 1, sales: 0, earned: 0 }]);
});

it('lets the bank take the full price of each period after a reduced first one', async () => {
  const buyer = () => ({ phone: phone(), name: 'Ravi' });
  const { body } = await shop.order(club, { discountCode: 'HALF', autopay: true, buyer: buyer() });
  const { sandboxBank } = shop.deps.gateways.payments;
  expect(await sandboxBank.mandate(body.payment.session)).toMatchObject({
    most: 20_000,
    first_amount: 10_000,
  });
  await sandboxBank.play(body.payment.session, 'agree', 'upi');
  await shop.deps.jobs.drain();
  expect(await termsOf(body)).toMatchObject({ status: 'active', terms: { amount: 20_000 } });
  expect(await shop.count('mandate', `id = '${body.id}' and status = 'active' and most = 20000`)).toBe(1);
  const free = await shop.order(club, { discountCode: 'FREE', autopay: true, buyer: buyer() });
  expect((free.body as never as { code: string }).code).toBe('autopay_unavailable');
});

it('refuses a code for a key that asked for another order', async () => {
  const key = newKey();
  const buyer = { phone: phone() };
  expect((await shop.order(club, { buyer }, key)).status).toBe(201);
  const other = await shop.order(club, { buyer, discountCode: 'HALF' }, key);
  expect((other.body as never as { code: string }).code).toBe('idempotency_key_reused');
});
