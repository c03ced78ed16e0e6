// A server whose one creator withdraws through a simulated Cashfree: what may go wrong is up to the test.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payout, PayoutDetail, Wallet } from '@haat/openapi';
import { expect, vi } from 'vitest';
import { type Answer, call } from '../simulators/call';
import {
  type CashfreePayouts,
  payoutKeys,
  startCashfreePayouts,
} from '../simulators/cashfree/cashfree-payouts';
import { freePort } from '../simulators/free-port';
import { type Haat, startHaat } from '../simulators/haat';
import { completeKyc } from '../simulators/payee';
import { decide, expectStatus, placeOrder, publishPage, signIn } from '../simulators/shop';
import { booksOf } from './books';

export interface Withdrawals {
  cashfree: CashfreePayouts;
  /** The one that runs now. */
  haat(): Haat;
  start(crashAt?: string): Promise<void>;
  becomes(check: () => Promise<void>): Promise<void>;
  /** The same while hours pass: whatever waits for a time comes to it. */
  inTime(check: () => Promise<void>): Promise<void>;
  wallet(): Promise<Wallet>;
  ask(key: string, amount?: number): Promise<Answer<Payout>>;
  /** Asks for one, its key being new; answers its id. */
  made(key: string): Promise<string>;
  detail(id: string): Promise<PayoutDetail>;
  /** @throws when a transaction of the books is not at zero */
  close(): Promise<void>;
}

/** `phone` is the creator's; with `databaseUrl` on that PostgreSQL, else on the embedded engine. */
export async function openWithdrawals(phone: string, databaseUrl?: string): Promise<Withdrawals> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-payouts-'));
  const dataDir = join(folder, 'data');
  const cashfree = await startCashfreePayouts();
  const port = await freePort();
  const launch = (crashAt?: string) =>
    startHaat({
      dataDir,
      port,
      ...(databaseUrl && { databaseUrl }),
      env: {
        PAYOUT_PROVIDER: 'cashfree',
        CASHFREE_PAYOUT_URL: cashfree.url,
        CASHFREE_PAYOUT_CLIENT_ID: payoutKeys.clientId,
        CASHFREE_PAYOUT_CLIENT_SECRET: payoutKeys.clientSecret,
        CASHFREE_PAYOUT_TIMEOUT_MS: '1000',
        ...(crashAt && { HAAT_CRASH_AT: crashAt }),
      },
    });
  let haat = await launch();
  const creator = await signIn(haat, phone, 'Meera Iyer');
  const { token } = creator;

  const becomes = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 100 });
  const inTime: Withdrawals['inTime'] = (check) =>
    vi.waitFor(
      async () => {
        await haat.advanceClock('PT20M');
        await check();
      },
      { timeout: 40_000, interval: 500 },
    );
  const get = async <Body>(path: string) =>
    expectStatus(await call<Body>(haat.url, 'GET', path, { token }), 200);
  const wallet = () => get<Wallet>('/api/wallet');

  const page = await publishPage(haat.url, token, { prices: [{ type: 'once', amount: 10_000_00 }] });
  const order = { productId: page.id, buyer: { phone: '9876544444' } };
  await decide(haat.url, (await placeOrder(haat.url, order, 'the-only-sale')).payment.session);
  const account = { kind: 'bank', accountNumber: '026291800001191', ifsc: 'YESB0000262' } as const;
  const accountId = await completeKyc(haat, creator, account);
  await haat.advanceClock('P5D');
  await becomes(async () => expect((await wallet()).available).toBeGreaterThan(5_000_00));

  const ask: Withdrawals['ask'] = (key, amount = 50_000) =>
    call<Payout>(haat.url, 'POST', '/api/payouts', {
      token,
      body: { amount, accountId },
      headers: { 'idempotency-key': key },
    });
  return {
    cashfree,
    haat: () => haat,
    async start(crashAt) {
      await haat.stop();
      haat = await launch(crashAt);
    },
    becomes,
    inTime,
    wallet,
    ask,
    made: async (key) => expectStatus(await ask(key), 201).id,
    detail: (id) => get<PayoutDetail>(`/api/payouts/${id}`),
    async close() {
      await haat.stop();
      const books = await booksOf(databaseUrl ? { url: databaseUrl } : { dataDir });
      await cashfree.close();
      await rm(folder, { recursive: true, force: true });
      if (books.unbalanced.length > 0) throw new Error(`Unbalanced: ${books.unbalanced.join()}`);
    },
  };
}
