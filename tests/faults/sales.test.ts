// The server dies at every step of a payment, a refund and a dispute: after a restart each has happened once, and the books agree.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlacedOrder, TransactionDetail, Wallet } from '@haat/openapi';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../simulators/call';
import { type Cashfree, startCashfree } from '../simulators/cashfree/cashfree';
import { cashfreeEnv } from '../simulators/cashfree/cashfree.env';
import { freePort } from '../simulators/free-port';
import { type Haat, startHaat } from '../simulators/haat';
import { jobsEnv, noJobIsDue } from '../simulators/jobs';
import { type Creator, expectStatus, placeOrder, publishPage, signIn } from '../simulators/shop';
import { booksOf } from './books';

let cashfree: Cashfree;
let haat: Haat;
let folder: string;
let port: number;
let creator: Creator;
let page: string;
let orders = 0;
const net = 46_956;

const start = (crashAt?: string) =>
  startHaat({
    dataDir: join(folder, 'data'),
    port,
    env: {
      ...cashfreeEnv(cashfree),
      CASHFREE_TIMEOUT_MS: '2000',
      ...jobsEnv,
      ...(crashAt && { HAAT_CRASH_AT: crashAt }),
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-sales-'));
  cashfree = await startCashfree();
  port = await freePort();
  haat = await start();
  creator = await signIn(haat, '9876533334', 'Meera Iyer');
  page = (await publishPage(haat.url, creator.token, { prices: [{ type: 'once', amount: 49_900 }] })).id;
  cashfree.webhooksTo(`${haat.url}/webhooks/cashfree`);
  // What runs at the first start asks about orders, too.
  await noJobIsDue(haat.url);
}, 120_000);
afterAll(async () => {
  await haat.stop();
  const books = await booksOf({ dataDir: join(folder, 'data') });
  await cashfree.close();
  await rm(folder, { recursive: true, force: true });
  if (books.unbalanced.length > 0) throw new Error(`Unbalanced: ${books.unbalanced.join()}`);
});

const becomes = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 });
const get = async <Body>(path: string) =>
  expectStatus(await call<Body>(haat.url, 'GET', path, { token: creator.token }), 200);
/** Everything of the creator's, wherever it is. */
const mine = async () => {
  const { pending, available, held } = await get<Wallet>('/api/wallet');
  return pending + available + held;
};
const isNow = (id: string, status: string) =>
  becomes(async () =>
    expect((await get<TransactionDetail>(`/api/transactions/${id}`)).transaction.status).toBe(status),
  );
const stops = async (crashAt: string) => {
  await haat.stop();
  haat = await start(crashAt);
};
const untilDead = () => becomes(async () => expect(() => process.kill(haat.pid, 0)).toThrow('ESRCH'));
const order = (): Promise<PlacedOrder> =>
  placeOrder(haat.url, { productId: page, buyer: { phone: '9876544445' } }, `sale-number-${++orders}`);
const sold = async () => {
  const { id } = await order();
  await cashfree.pay(id);
  await isNow(id, 'fulfilled');
  return id;
};

it.each(['payment.asked', 'payment.booked'])(
  'sells once though it died at %s',
  async (place) => {
    const before = await mine();
    await stops(place);
    const { id } = await order();
    await cashfree.pay(id);
    await untilDead();
    haat = await start();
    await haat.advanceClock('PT3M');
    await isNow(id, 'fulfilled');
    expect(await mine()).toBe(before + net);
  },
  180_000,
);

it.each(['refund.written', 'refund.given', 'refund.booked'])(
  'gives back once though it died at %s',
  async (place) => {
    const before = await mine();
    const id = await sold();
    await stops(place);
    const path = `/api/transactions/${id}/refund`;
    await call(haat.url, 'POST', path, { token: creator.token, body: {} }).catch(() => undefined);
    await untilDead();
    haat = await start();
    await haat.advanceClock('PT2M');
    await becomes(async () => expect(cashfree.book.refunds(id)).toHaveLength(1));
    await cashfree.endRefund(id, 'SUCCESS');
    await haat.advanceClock('PT31M');
    await isNow(id, 'refunded');
    expect(await mine()).toBe(before);
  },
  180_000,
);

it.each(['dispute.asked', 'dispute.booked'])(
  'loses a dispute once though it died at %s',
  async (place) => {
    const before = await mine();
    const id = await sold();
    const dispute = await cashfree.dispute(id, 'CREATED');
    await isNow(id, 'disputed');
    expect(await mine()).toBe(before + net);
    await stops(place);
    await cashfree.dispute(id, 'MERCHANT_LOST', { id: dispute });
    await untilDead();
    haat = await start();
    await haat.advanceClock('PT25H');
    await isNow(id, 'refunded');
    expect(await mine()).toBe(before);
    expect((await get<Wallet>('/api/wallet')).held).toBe(0);
  },
  180_000,
);
