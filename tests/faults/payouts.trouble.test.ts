// Whatever Cashfree or the database does in the middle of a withdrawal: the money leaves once, and the books say where it is.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayoutTrouble } from '../simulators/cashfree/cashfree-payouts';
import { hasPostgres, type Postgres, startPostgres } from '../simulators/postgres';
import { openWithdrawals, type Withdrawals } from './withdrawals';

const arrives = (shop: Withdrawals, id: string) =>
  shop.inTime(async () => expect((await shop.detail(id)).payout.status).toBe('paid'));

/** It was sent once and arrived, and the creator has been told once. */
async function expectOnce(shop: Withdrawals, id: string, before: { transfers: number; available: number }) {
  expect(shop.cashfree.transfers.size).toBe(before.transfers + 1);
  expect(shop.cashfree.transfers.get(id)).toMatchObject({ transfer_amount: 500 });
  expect(await shop.wallet()).toMatchObject({ available: before.available - 50_000, inTransit: 0 });
  const { timeline } = await shop.detail(id);
  expect(new Set(timeline.map(({ event }) => event)).size).toBe(timeline.length);
}
const balances = async (shop: Withdrawals) => ({
  transfers: shop.cashfree.transfers.size,
  available: (await shop.wallet()).available,
});

describe('a Cashfree that', () => {
  let shop: Withdrawals;
  beforeAll(async () => {
    shop = await openWithdrawals('9876533335');
    shop.cashfree.webhooksTo(`${shop.haat().url}/webhooks/cashfree-payouts`);
  }, 120_000);
  afterAll(() => shop.close());

  it.each([
    ['does not answer in time', 'silent', 0],
    ['answers 500', 'serverError', 0],
    ['answers nonsense', 'nonsense', 0],
    ['cuts the line before it hears', 'down', 0],
    ['takes it and cuts the line', 'lost', 1],
  ] satisfies [string, PayoutTrouble, number][])(
    '%s is asked again until it does, and pays once',
    async (_, trouble, taken) => {
      const before = await balances(shop);
      shop.cashfree.trouble(trouble);
      const requestCount = shop.cashfree.requests.length;
      const id = await shop.made(`in-trouble-${trouble}`);
      await shop.becomes(async () => expect(shop.cashfree.requests.length).toBeGreaterThan(requestCount));
      // A while of it: the money is on its way, and nobody has decided otherwise.
      await shop.inTime(async () => expect(shop.cashfree.requests.length).toBeGreaterThan(requestCount + 2));
      expect(shop.cashfree.transfers.size).toBe(before.transfers + taken);
      expect(['requested', 'sent']).toContain((await shop.detail(id)).payout.status);
      expect(await shop.wallet()).toMatchObject({ available: before.available - 50_000, inTransit: 50_000 });

      shop.cashfree.trouble(null);
      await arrives(shop, id);
      await expectOnce(shop, id, before);
    },
    120_000,
  );
});

describe.runIf(hasPostgres())('a PostgreSQL that is restarted', () => {
  let postgres: Postgres;
  let shop: Withdrawals;
  beforeAll(async () => {
    postgres = await startPostgres();
    shop = await openWithdrawals('9876533336', postgres.url);
    shop.cashfree.webhooksTo(`${shop.haat().url}/webhooks/cashfree-payouts`);
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    await postgres.stop();
  });

  it('while the bank is asked leaves one transfer, and one answer to its key', async () => {
    const before = await balances(shop);
    shop.cashfree.trouble('silent');
    const requestCount = shop.cashfree.requests.length;
    const id = await shop.made('restarted-while-asked');
    await shop.becomes(async () => expect(shop.cashfree.requests.length).toBeGreaterThan(requestCount));
    await postgres.restart();
    shop.cashfree.trouble(null);
    await shop.becomes(async () => expect(await shop.made('restarted-while-asked')).toBe(id));
    await arrives(shop, id);
    await expectOnce(shop, id, before);
  }, 120_000);

  it('while many are asked for pays each of those that were agreed to, and no more', async () => {
    const before = await balances(shop);
    const keys = Array.from({ length: 6 }, (_, index) => `in-the-middle-${index}`);
    // Some answers are lost with their connections.
    const first = Promise.allSettled(keys.map((key) => shop.ask(key, 10_000)));
    await postgres.restart();
    await first;
    const ids = new Set<string>();
    for (const key of keys)
      await shop.becomes(async () => {
        const { status, body } = await shop.ask(key, 10_000);
        expect(status).toBe(201);
        ids.add(body.id);
      });
    expect(ids.size).toBe(keys.length);
    for (const id of ids) await arrives(shop, id);
    expect(shop.cashfree.transfers.size).toBe(before.transfers + keys.length);
    expect(await shop.wallet()).toMatchObject({ available: before.available - 60_000, inTransit: 0 });
  }, 120_000);
});
