// The server dies at every step of a withdrawal: after a restart the money is in one place, and it left once.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openWithdrawals, type Withdrawals } from './withdrawals';

let shop: Withdrawals;

beforeAll(async () => {
  shop = await openWithdrawals('9876533333');
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.cashfree.webhooksTo(`${shop.haat().url}/webhooks/cashfree-payouts`));
afterEach(() => shop.cashfree.trouble(null));

const untilDead = () =>
  shop.becomes(async () => expect(() => process.kill(shop.haat().pid, 0)).toThrow('ESRCH'));

it.each(['payout.asked', 'payout.sending', 'payout.sent', 'payout.booked'])(
  'pays once though it died at %s',
  async (place) => {
    const before = await shop.wallet();
    const transfers = shop.cashfree.transfers.size;
    await shop.start(place);
    const key = `dies-at-${place}`;
    // The answer may be lost with the server.
    await shop.ask(key).catch(() => undefined);
    await untilDead();
    await shop.start();
    const id = await shop.made(key);
    await shop.inTime(async () => {
      const { payout, timeline } = await shop.detail(id);
      expect(payout.status).toBe('paid');
      expect(new Set(timeline.map(({ event }) => event)).size).toBe(timeline.length);
    });
    expect(shop.cashfree.transfers.size).toBe(transfers + 1);
    expect(shop.cashfree.transfers.get(id)).toMatchObject({ transfer_amount: 500 });
    expect(await shop.wallet()).toMatchObject({ available: before.available - 50_000, inTransit: 0 });
  },
  120_000,
);

it('hears after a restart of money that came back while it was dead', async () => {
  const before = await shop.wallet();
  const id = await shop.made('comes-back');
  await shop.inTime(async () => expect((await shop.detail(id)).payout.status).toBe('paid'));
  await shop.haat().kill();
  await shop.cashfree.decide(id, 'REVERSED', 'BENE_BANK_DECLINED');
  await shop.start();
  expect((await shop.wallet()).available).toBe(before.available - 50_000);
  await shop.haat().advanceClock('PT25H');
  await shop.becomes(async () => expect((await shop.wallet()).available).toBe(before.available));
}, 120_000);
