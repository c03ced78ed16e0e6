// A page whose subscriptions renew by themselves through Cashfree, on a server that may die, and hands that move both clocks.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Subscription } from '@haat/openapi';
import { expect, vi } from 'vitest';
import { call } from '../simulators/call';
import { type Cashfree, startCashfree } from '../simulators/cashfree/cashfree';
import { cashfreeEnv } from '../simulators/cashfree/cashfree.env';
import type { SubscriptionPayment } from '../simulators/cashfree/cashfree.subscriptions.book';
import { freePort } from '../simulators/free-port';
import { type Haat, startHaat } from '../simulators/haat';
import { expectStatus, placeOrder, publishPage, signIn } from '../simulators/shop';

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const indiaMs = 5.5 * hourMs;
const patience = { timeout: 60_000, interval: 200 };

/** Bought by somebody with an account. */
export interface Bought {
  id: string;
  token: string;
  /** Of the buyer's account. */
  account: string;
}

export interface Club {
  cashfree: Cashfree;
  haat(): Haat;
  /** Webhooks reach the server from now on. */
  hear(): void;
  /** Again on the same data, after it has ended; with `crashAt` it dies at that place. */
  start(crashAt?: string): Promise<void>;
  /** Ends it in peace, and lets the next one die at a place. */
  diesAt(place: string): Promise<void>;
  untilDead(): Promise<void>;
  /** So many ms go by. */
  goOn(ms: number): Promise<void>;
  /** On to an hour in India, so many days from the one on which `end` falls; answers that day. */
  goTo(end: string, days: number, hour: number): Promise<string>;
  /** What time brings is done by jobs that run every minute. */
  until(check: () => Promise<void> | void): Promise<void>;
  /** With `autopay` it is to be paid with the approval of the bank, else by an order of its own. */
  subscribe(phone: string, autopay?: boolean): Promise<Bought>;
  read(bought: Bought): Promise<Subscription>;
  startAutopay(bought: Bought): Promise<string>;
  endAutopay(bought: Bought): Promise<number>;
  isOn(bought: Bought): Promise<void>;
  /** What Cashfree was told to take; of the mandate that was agreed to with the order unless another is named. */
  chargesOf(bought: Bought, mandateId?: string): SubscriptionPayment[];
  close(): Promise<void>;
}

export async function openClub(): Promise<Club> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-club-'));
  const cashfree = await startCashfree();
  const port = await freePort();
  /** Ms that the clocks of both are ahead of this machine's. */
  let ahead = 0;
  cashfree.subscriptions.clock(() => new Date(Date.now() + ahead));

  const run = (crashAt?: string) =>
    startHaat({
      dataDir: join(folder, 'data'),
      readyWithinMs: 120_000,
      port,
      env: {
        ...cashfreeEnv(cashfree),
        CASHFREE_SUBSCRIPTIONS: 'on',
        CASHFREE_TIMEOUT_MS: '1000',
        ...(crashAt && { HAAT_CRASH_AT: crashAt }),
      },
    });
  let haat = await run();
  const creator = await signIn(haat, '9876511111', 'Meera Iyer');
  const period = { unit: 'month', count: 1 } as const;
  const prices = [{ type: 'subscription' as const, label: 'Listener', amount: 49_900, period }];
  const page = await publishPage(haat.url, creator.token, { title: 'Evening ragas', prices });

  async function goOn(ms: number): Promise<void> {
    const seconds = Math.max(1, Math.ceil(ms / 1_000));
    ahead += seconds * 1_000;
    await haat.advanceClock(`PT${seconds}S`);
  }
  const until: Club['until'] = (check) =>
    vi.waitFor(async () => {
      await goOn(60_000);
      await check();
    }, patience);
  const autopay = (method: 'POST' | 'DELETE', { id, account }: Bought) =>
    call<{ url: string }>(haat.url, method, `/api/subscriptions/${id}/autopay`, { token: account });
  const read: Club['read'] = async ({ id, account }) =>
    expectStatus(
      await call<Subscription>(haat.url, 'GET', `/api/subscriptions/${id}`, { token: account }),
      200,
    );

  return {
    cashfree,
    haat: () => haat,
    hear: () => cashfree.webhooksTo(`${haat.url}/webhooks/cashfree`),
    async start(crashAt) {
      haat = await run(crashAt);
    },
    async diesAt(place) {
      await haat.stop();
      haat = await run(place);
    },
    untilDead: () =>
      vi.waitFor(async () => {
        // It may be dead before it has answered.
        await goOn(60_000).catch(() => undefined);
        expect(() => process.kill(haat.pid, 0)).toThrow('ESRCH');
      }, patience),
    goOn,
    async goTo(end, days, hour) {
      const day = Math.floor((Date.parse(end) + indiaMs) / dayMs) + days;
      await goOn(day * dayMs - indiaMs + hour * hourMs - Date.now() - ahead);
      return new Date(day * dayMs).toISOString().slice(0, 10);
    },
    until,
    async subscribe(phone, isThrough = true) {
      const buyer = { phone, name: 'Asha Rao' };
      const input = { productId: page.id, buyer, ...(isThrough && { autopay: true }) };
      const { id, token, payment } = await placeOrder(haat.url, input, `club-${phone}`);
      expect(payment.provider).toBe(isThrough ? 'cashfreeMandates' : 'cashfree');
      return { id, token, account: (await signIn(haat, phone)).token };
    },
    read,
    startAutopay: async (bought) => expectStatus(await autopay('POST', bought), 201).url,
    endAutopay: async (bought) => (await autopay('DELETE', bought)).status,
    isOn: (bought) =>
      until(async () =>
        expect((await read(bought)).autopay).toMatchObject({ status: 'active', method: 'upi' }),
      ),
    chargesOf: ({ id }, mandateId = id) =>
      cashfree.subscriptions.book.payments(mandateId).filter((one) => one.payment_type === 'CHARGE'),
    async close() {
      await haat.dispose();
      await cashfree.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
