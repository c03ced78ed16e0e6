import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../../platform/testing/testing';
import { mostOrders, mostPhones } from './buyer-session.rules';
import { type BuyerSessions, createBuyerSessions } from './buyer-session.service';

const day = 24 * 60 * 60_000;
let deps: TestDeps;
let sessions: BuyerSessions;

beforeAll(async () => {
  deps = await testDeps();
  sessions = createBuyerSessions(deps);
});
beforeEach(() => deps.database.pool.query('delete from buyer_session'));
afterAll(() => deps.close());

const orderOf = (number: number, version = 0) => ({
  id: `Order${String(number).padStart(11, 'x')}`,
  version,
});
const phoneOf = (number: number) => `+9198765${10_000 + number}`;
const rows = async () => (await deps.database.pool.query('select 1 from buyer_session')).rows.length;

it('holds at most 100 orders and 5 phones: beyond that the oldest goes', async () => {
  let { token } = await sessions.widen(undefined, { order: orderOf(0) });
  for (let number = 1; number <= mostOrders; number++)
    await sessions.widen(token, { order: orderOf(number) });
  for (let number = 0; number <= mostPhones; number++)
    ({ token } = await sessions.widen(token, { phone: phoneOf(number) }));
  for (let number = 0; number <= mostOrders; number++) await sessions.widen(token, { link: orderOf(number) });
  const proof = await sessions.find(token);
  expect(proof?.orders).toHaveLength(100);
  expect(proof?.orders.at(-1)).toEqual(orderOf(1));
  expect(proof?.phones).toEqual([5, 4, 3, 2, 1].map(phoneOf));
  expect(proof?.links).toHaveLength(100);
  await expect(
    deps.database.pool.query(`update buyer_session set phones = phones || '{+919999999999}'`),
  ).rejects.toThrow(/check/);
});

it('keeps one entry of an order, in its newest version, and forgets its link once it is held', async () => {
  const { token } = await sessions.widen(undefined, { link: orderOf(1) });
  await sessions.widen(token, { order: orderOf(1) });
  await sessions.widen(token, { order: orderOf(1, 3) });
  expect(await sessions.find(token)).toEqual({ phones: [], orders: [orderOf(1, 3)], links: [] });
});

it('loses nothing of two orders at once', async () => {
  const { token } = await sessions.widen(undefined, { order: orderOf(0) });
  await Promise.all([1, 2, 3, 4].map((number) => sessions.widen(token, { order: orderOf(number) })));
  expect((await sessions.find(token))?.orders).toHaveLength(5);
  expect(await rows()).toBe(1);
});

it('goes by another token once a phone was proved; only hashes are kept', async () => {
  const planted = await sessions.widen(undefined, { order: orderOf(1) });
  const { token } = await sessions.widen(planted.token, { phone: phoneOf(1) });
  expect(await sessions.find(planted.token)).toBeNull();
  expect(await sessions.find(token)).toMatchObject({ phones: [phoneOf(1)], orders: [orderOf(1)] });
  const { rows } = await deps.database.pool.query('select * from buyer_session');
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('is nobody’s with a token that is none, has ended, or was never given out', async () => {
  const { token } = await sessions.widen(undefined, { order: orderOf(1) });
  for (const other of [undefined, '', 'x', 'A'.repeat(43), `${token}x`, token.slice(1)])
    expect(await sessions.find(other)).toBeNull();
  await sessions.end(token);
  expect(await sessions.find(token)).toBeNull();
  const after = await sessions.widen(token, { order: orderOf(2) });
  expect(after.token).not.toBe(token);
  expect((await sessions.find(after.token))?.orders).toEqual([orderOf(2)]);
});

it('ends 180 days after its last use, a year after it began, and a day after a link alone', async () => {
  const { token } = await sessions.widen(undefined, { order: orderOf(1) });
  const { token: idle } = await sessions.widen(undefined, { order: orderOf(2) });
  const { token: linked } = await sessions.widen(undefined, { link: orderOf(3) });
  deps.clock.advance(day + 1);
  expect(await sessions.find(linked)).toBeNull();
  for (let months = 1; months < 12; months++) {
    expect(await sessions.find(token)).not.toBeNull();
    deps.clock.advance(30 * day);
  }
  expect(await sessions.find(idle)).toBeNull();
  deps.clock.advance(35 * day);
  expect(await sessions.find(token)).toBeNull();
  await deps.jobs.drain();
  deps.clock.advance(7 * 60 * 60_000);
  await deps.jobs.drain();
  expect(await rows()).toBe(0);
});

it('ends wherever a phone was proved, and nowhere else', async () => {
  const { token: one } = await sessions.widen(undefined, { phone: phoneOf(1) });
  const { token: both } = await sessions.widen(
    (await sessions.widen(undefined, { phone: phoneOf(2) })).token,
    { phone: phoneOf(1) },
  );
  const { token: other } = await sessions.widen(undefined, { phone: phoneOf(3) });
  await sessions.endOfPhones(deps.database.db, [phoneOf(1)]);
  expect(await Promise.all([one, both, other].map((token) => sessions.find(token)))).toEqual([
    null,
    null,
    expect.anything(),
  ]);
});
