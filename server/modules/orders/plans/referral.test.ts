import type { PlacedOrder, ReferralState, WalletEntries } from '@haat/openapi';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Seller, type Shop } from '../checkout/testing/shop';
import { earnedOf, reversedOf } from './referral.rules';

const day = 24 * 60 * 60_000;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const codeOf = async ({ token }: Seller): Promise<string> => {
  const { body } = await shop.call({ method: 'POST', url: '/api/userinfo', token });
  return (body as { user: { referralCode: string } }).user.referralCode;
};
const claim = ({ token }: Seller, code: string) =>
  shop.call({ method: 'POST', url: '/api/referral', token, payload: { code } });
const earnings = async ({ token }: Seller) =>
  (await shop.call({ method: 'GET', url: '/api/referral', token })).body as ReferralState;
const refund = ({ token }: Seller, id: string, amount?: number) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token,
    payload: { ...(amount && { amount }) },
  });

/** Somebody, and a creator whom they brought, who sells something for ₹1,000. */
async function pair() {
  const [asha, ravi] = [await shop.seller('Asha'), await shop.seller('Ravi')];
  expect((await claim(ravi, await codeOf(asha))).status).toBe(200);
  const product = await shop.page(ravi, { prices: [{ type: 'once', amount: 100_000 }] });
  const sell = async (): Promise<PlacedOrder> => {
    const { body } = await shop.order(product);
    await shop.pay(body.payment.session);
    await shop.deps.jobs.drain();
    return body;
  };
  return { asha, ravi, sell };
}

test('a sale earns a fifth of our fee for whoever brought its creator, due when the sale is', async () => {
  const { asha, ravi, sell } = await pair();
  await sell();
  // 5 % of ₹1,000 is ₹50; a fifth of that ₹10. Its creator gets what every creator gets.
  expect(await earnings(asha)).toMatchObject({ people: 1, earned: 1_000, latest: [{ amount: 1_000 }] });
  const [mine, theirs] = [await shop.wallet(asha), await shop.wallet(ravi)];
  expect(mine).toMatchObject({ pending: 1_000, available: 0, lifetime: 1_000 });
  expect(theirs).toMatchObject({ pending: 94_100 });
  expect(mine.upcoming[0]?.on).toBe(theirs.upcoming[0]?.on);
  shop.deps.clock.advance(5 * day);
  await shop.deps.jobs.drain();
  expect(await shop.wallet(asha)).toMatchObject({ pending: 0, available: 1_000 });
  const { body } = await shop.call({
    method: 'GET',
    url: '/api/wallet/entries?kind=referral',
    token: asha.token,
  });
  expect((body as WalletEntries).items).toMatchObject([{ type: 'referral', amount: 1_000, balance: 1_000 }]);
});

test('it goes back with the fee, in parts and after it was due, and to nothing in the end', async () => {
  const { asha, ravi, sell } = await pair();
  const early = await sell();
  await refund(ravi, early.id, 33_300);
  await shop.deps.jobs.drain();
  expect(await shop.wallet(asha)).toMatchObject({ pending: 667, lifetime: 667 });
  shop.deps.clock.advance(5 * day);
  await shop.deps.jobs.drain();
  await refund(ravi, early.id);
  await shop.deps.jobs.drain();
  expect(await shop.wallet(asha)).toMatchObject({ pending: 0, available: 0, lifetime: 0 });
  expect(await earnings(asha)).toMatchObject({ earned: 0, latest: [{ amount: 0 }] });
});

test('each month tells who came in it and what its sales earned', async () => {
  const { asha, ravi, sell } = await pair();
  const first = new Date(shop.deps.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  const early = await sell();
  shop.deps.clock.advance(45 * day);
  await sell();
  await sell();
  await refund(ravi, early.id);
  await shop.deps.jobs.drain();
  const { byMonth } = await earnings(asha);
  expect(byMonth).toMatchObject([
    { people: 0, sales: 2, earned: 2_000 },
    { month: first, people: 1, sales: 1, earned: 0 },
  ]);
  expect(byMonth[0]?.month.localeCompare(first)).toBe(1);
  expect((await earnings(ravi)).byMonth).toEqual([]);
});

test('what is said twice, late or in another order is credited once', async () => {
  const { asha, ravi, sell } = await pair();
  const placed = await sell();
  const again = () =>
    shop.deps.database.pool.query(
      `insert into job (id, queue, priority, run_at, attempts, payload)
       values (gen_random_uuid(), 'plans.referral', 5, to_timestamp(0), 0, '{"sellerId":"${ravi.id}","orderId":"${placed.id}"}')`,
    );
  await Promise.all([again(), again(), again()]);
  await shop.deps.jobs.drain();
  expect((await shop.wallet(asha)).pending).toBe(1_000);
  // Its fee has gone back by a way that told nobody: the next look finds it.
  await shop.deps.database.pool.query(`update orders set refunded_fee = 2500 where id = '${placed.id}'`);
  shop.deps.clock.advance(60 * 60_000);
  await shop.deps.jobs.drain();
  expect((await shop.wallet(asha)).pending).toBe(500);
});

test('after twelve months a sale earns nothing more', async () => {
  const { ravi, sell } = await pair();
  shop.deps.clock.advance(366 * day);
  await sell();
  expect(await shop.count('referral_earning', `from_id = '${ravi.id}'`)).toBe(0);
});

test('only a new account says who brought it, once, and never itself or one it has brought', async () => {
  const [asha, ravi, meera] = [await shop.seller(), await shop.seller(), await shop.seller()];
  const [ashas, ravis] = [await codeOf(asha), await codeOf(ravi)];
  expect(await claim(ravi, ravis)).toMatchObject({ status: 422, body: { code: 'referral_unknown' } });
  expect(await claim(ravi, 'nobody')).toMatchObject({ status: 422, body: { code: 'referral_unknown' } });
  expect((await claim(ravi, ashas)).status).toBe(200);
  expect((await claim(ravi, ashas)).status).toBe(200);
  expect(await claim(ravi, await codeOf(meera))).toMatchObject({
    status: 409,
    body: { code: 'referral_known' },
  });
  expect(await claim(asha, ravis)).toMatchObject({ status: 422, body: { code: 'referral_unknown' } });
  shop.deps.clock.advance(day + 1);
  expect(await claim(meera, ashas)).toMatchObject({ status: 409, body: { code: 'referral_too_late' } });
});

test('parts of a fee, however cut, take back exactly the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.array(fc.nat(), { maxLength: 12 }),
      (fee, shareBasisPoints, cuts) => {
        const amount = earnedOf(fee, { shareBasisPoints, months: 12 });
        const marks = [...cuts.map((cut) => cut % (fee + 1)), fee].sort((a, b) => a - b);
        let before = 0;
        for (const mark of marks) {
          const back = reversedOf(amount, fee, mark);
          expect(back).toBeGreaterThanOrEqual(before);
          before = back;
        }
        expect(before).toBe(amount);
      },
    ),
  );
});
