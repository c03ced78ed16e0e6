// The server dies while Cashfree holds the money: after a restart nothing is lost, and nothing is taken twice.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Cashfree, startCashfree } from '../simulators/cashfree/cashfree';
import { cashfreeEnv } from '../simulators/cashfree/cashfree.env';
import { freePort } from '../simulators/free-port';
import { type Haat, startHaat } from '../simulators/haat';
import { placeOrder, publishPage, readOrder, signIn } from '../simulators/shop';

let cashfree: Cashfree;
let haat: Haat;
let folder: string;
let port: number;
let pageId: string;

const start = () => startHaat({ dataDir: join(folder, 'data'), port, env: cashfreeEnv(cashfree) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-cashfree-'));
  cashfree = await startCashfree();
  port = await freePort();
  haat = await start();
  cashfree.webhooksTo(`${haat.url}/webhooks/cashfree`);
  const creator = await signIn(haat, '9876511111', 'Meera Iyer');
  pageId = (await publishPage(haat.url, creator.token)).id;
});
afterAll(async () => {
  await haat.dispose();
  await cashfree.close();
  await rm(folder, { recursive: true, force: true });
});

const order = (key: string) =>
  placeOrder(haat.url, { productId: pageId, buyer: { phone: '9876522222' } }, key);
const becomes = (placed: { id: string; token: string }, status: string) =>
  vi.waitFor(async () => expect((await readOrder(haat.url, placed)).status).toBe(status), {
    timeout: 20_000,
    interval: 100,
  });

it('hears after a restart of the money that came while it was dead', async () => {
  const placed = await order('dead-while-paid');
  await haat.kill();
  await cashfree.pay(placed.id);
  haat = await start();
  expect((await readOrder(haat.url, placed)).status).toBe('awaitingPayment');
  await haat.advanceClock('PT3M');
  await becomes(placed, 'fulfilled');
});

it('gives a second payment back once, though it died in the middle of it', async () => {
  const placed = await order('dead-while-returning');
  await cashfree.pay(placed.id);
  await becomes(placed, 'fulfilled');
  cashfree.webhooksTo(null);
  await cashfree.pay(placed.id);
  cashfree.webhooksTo(`${haat.url}/webhooks/cashfree`);
  expect(await cashfree.deliver(cashfree.webhooks.at(-1) as never)).toBe(200);
  await vi.waitFor(() => expect(cashfree.book.refunds(placed.id)).toHaveLength(1), { timeout: 20_000 });
  // The refund is under way, and nobody here has been told how it ends.
  await haat.kill();
  haat = await start();
  await cashfree.endRefund(placed.id, 'SUCCESS');
  await haat.advanceClock('PT40M');
  const messages = async () =>
    (await haat.outbox()).filter(({ text }) => text.includes('refunded Rs 499') && text.includes(placed.id));
  await vi.waitFor(async () => expect(await messages()).not.toEqual([]), { timeout: 20_000, interval: 100 });
  expect(cashfree.book.refunds(placed.id)).toHaveLength(1);
  expect((await readOrder(haat.url, placed)).status).toBe('fulfilled');
});
