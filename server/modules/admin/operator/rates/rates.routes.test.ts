import type { RatesOfPlans } from '@haat/openapi';
import { expect, test } from 'vitest';
import { admin, setUpAdmin } from '../testing/admin.setup';

setUpAdmin();

const day = 24 * 60 * 60_000;
const rates = async (): Promise<RatesOfPlans> => (await admin.get('/rates')).body.now;
const isNow = (to: RatesOfPlans) => (one: { rates: RatesOfPlans }) =>
  one.rates.FREE.feeBasisPoints === to.FREE.feeBasisPoints;
const change = (to: RatesOfPlans, startsAt: string | null = null, reason = 'It costs less to run') =>
  admin.put('/rates', { rates: to, startsAt, reason });
const withFree = async (feeBasisPoints: number): Promise<RatesOfPlans> => ({
  ...(await rates()),
  FREE: { feeBasisPoints, monthly: 0, yearly: 0 },
});
/** What a sale of ₹499 costs its creator now. */
async function feeOfASale(): Promise<number> {
  const seller = await admin.shop.seller('Meera');
  const { body: placed } = await admin.shop.order(await admin.shop.page(seller));
  await admin.shop.pay(placed.payment.session);
  return (await admin.shop.sale(seller, placed.id)).transaction.fee;
}

test('what falls holds for the next sale, on the pricing page, in the log, and is told to creators', async () => {
  const meera = await admin.shop.seller('Meera');
  await admin.shop.page(meera);
  expect(await feeOfASale()).toBe(2_495);
  const before = await rates();
  const after = await withFree(400);
  const done = await change(after);
  expect(done.body.now).toEqual(after);
  expect(done.body.changes[0]).toMatchObject({ by: 'Asha Operator', rates: after });
  expect(await feeOfASale()).toBe(1_996);

  const { body: log } = await admin.get('/audit?action=changeRates');
  expect(log.items[0]).toMatchObject({ before, after: { FREE: after.FREE }, reason: 'It costs less to run' });
  await admin.shop.deps.jobs.drain();
  const condition = `text like '%It costs less to run%' and text like '%FREE: 4 % of each sale%'`;
  const withMail = await admin.shop.count('account', 'email is not null');
  expect(await admin.shop.count('message', condition)).toBe(withMail);
});

test('what rises waits for thirty days, and then holds', async () => {
  const higher = await withFree(600);
  const tooSoon = await change(higher);
  expect([tooSoon.status, Object.keys(tooSoon.body.fields)]).toEqual([422, ['startsAt']]);
  const now = admin.shop.deps.clock.now().getTime();
  const soon = new Date(now + 30 * day - 60_000).toISOString();
  expect((await change(higher, soon)).status).toBe(422);
  const startsAt = new Date(now + 30 * day + 60_000).toISOString();
  const announced = await change(higher, startsAt);
  expect([announced.status, announced.body.changes[0].startsAt]).toEqual([200, startsAt]);
  expect(announced.body.now.FREE.feeBasisPoints).toBeLessThan(600);
  const before = await feeOfASale();
  admin.shop.deps.clock.advance(30 * day + 60_000);
  expect(await feeOfASale()).toBeGreaterThan(before);
  await admin.unlock();
  expect(await rates()).toEqual(higher);
});

test('of two operators who change them at once the second sees what the first has done', async () => {
  const cheaper = await withFree((await rates()).FREE.feeBasisPoints - 1);
  const both = await Promise.all([change(cheaper), change(cheaper)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect((await admin.get('/rates')).body.changes.filter(isNow(cheaper))).toHaveLength(1);
});

test('what cannot be charged, is the same, has no reason or begins yesterday is refused', async () => {
  const now = await rates();
  const yesterday = new Date(admin.shop.deps.clock.now().getTime() - day).toISOString();
  const cheaper = { ...now, VVIP: { ...now.VVIP, feeBasisPoints: 0 } };
  const answers = await Promise.all([
    change({ ...now, VVIP: { ...now.VVIP, feeBasisPoints: 9_000 } }),
    change(now),
    change(cheaper, null, '  '),
    change(cheaper, yesterday),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect(await rates()).toEqual(now);
});

test('a rise waits for thirty days also when a fall comes between, and what is announced can be taken back', async () => {
  const now = await rates();
  const from = admin.shop.deps.clock.now().getTime();
  const inDays = (days: number) => new Date(from + days * day).toISOString();
  const lower = await withFree(now.FREE.feeBasisPoints - 100);
  expect((await change(lower, inDays(10))).status).toBe(200);
  const tooSoon = await change(now, inDays(11));
  expect([tooSoon.status, Object.keys(tooSoon.body.fields)]).toEqual([422, ['startsAt']]);
  const higher = await withFree(now.FREE.feeBasisPoints + 100);
  expect((await change(higher, inDays(41))).status).toBe(200);

  const back = await change(now, null, 'It stays as it is');
  expect(back.status).toBe(200);
  const { changes } = back.body;
  expect(
    changes
      .slice(0, 2)
      .map(({ startsAt }: { startsAt: string }) => startsAt)
      .sort(),
  ).toEqual([inDays(10), inDays(41)]);
  expect((await change(now)).status).toBe(422);
  for (const days of [10, 31]) {
    admin.shop.deps.clock.advance(days * day + 60_000);
    await admin.unlock();
    expect(await rates()).toEqual(now);
  }
});
