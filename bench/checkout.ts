// Paid orders per second beside a two-call floor, at 8 and at 32 buyers, and with every buyer on one page.
import { createHmac } from 'node:crypto';
import type { PlacedOrder } from '@haat/openapi';
import { signWebhook } from '../server/gateways/payments/sandbox/sandbox.signature';
import { createSigner, type Signer } from '../server/platform/security/signer';
import { startHaat } from '../tests/simulators/haat';
import { startPostgres } from '../tests/simulators/postgres';
import { readOrder } from '../tests/simulators/shop';
import { startFloor } from './floors/floor';
import { post } from './measure/client';
import { cpuSeconds } from './measure/processes';
import { median, quantile, ratioOf, shown } from './measure/ratios';
import { publish } from './measure/report';
import { openShops } from './shops';

export interface Target {
  name: string;
  pid: number;
  /** Must throw unless the order ends paid. */
  order: (index: number) => Promise<void>;
}

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: number;
  failed: number;
}

const wantedShare = 0.5;
const wantedHotShare = 0.7;
const checkedEvery = 50;
const secret = 'a secret that only this benchmark and its server know';
const signer = createSigner(secret);
let sequence = 0;

export async function measure(quick: boolean): Promise<void> {
  const [rounds, seconds] = quick ? [2, 2] : [5, 5];
  const postgres = await startPostgres({ shared_buffers: '256MB' });
  const floor = await startFloor('postgres', { DATABASE_URL: postgres.url });
  const haat = await startHaat({ databaseUrl: postgres.url, env: { HAAT_SECRET: secret } });
  const pages = await openShops(haat, quick ? 5 : 50, 2);
  const { url, pid } = haat;
  const spread = (index: number) => pages[index % pages.length] ?? '';
  const ours: Target = {
    name: 'Haat',
    pid,
    order: (index) => buy(url, spread(index), index, giveNotice(signer)),
  };
  const hot: Target = {
    name: 'Haat, all on one page',
    pid,
    order: (index) => buy(url, pages[0] ?? '', index, giveNotice(signer)),
  };
  const played: Target = {
    name: 'Haat, playing the gateway too',
    pid,
    order: (index) => buy(url, spread(index), index, decide),
  };
  const least: Target = { name: 'floor', pid: floor.pid, order: (index) => payAtFloor(floor.url, index) };
  const rows: (string | number)[][] = [];
  const goals = [];
  for (const buyers of [8, 32]) {
    const runs = await compare([ours, hot, played, least], buyers, rounds, seconds);
    for (const [target, results] of runs) rows.push(row(target, buyers, results));
    const rate = (target: Target) => (runs.get(target) ?? []).map((round) => round.perSecond);
    const share = ratioOf(rate(ours), rate(least));
    const hotShare = ratioOf(rate(hot), rate(ours));
    const playedShare = ratioOf(rate(played), rate(least));
    const failed = [...runs.values()].flat().reduce((sum, round) => sum + round.failed, 0);
    goals.push(
      {
        name: `orders/s, ${buyers} buyers`,
        measured: shown(share),
        wanted: `≥ ${wantedShare}`,
        met: share.low >= wantedShare,
      },
      {
        name: `the same, playing the gateway too`,
        measured: shown(playedShare),
        wanted: `≥ ${wantedShare}`,
        met: playedShare.low >= wantedShare,
      },
      {
        name: `one page / spread, ${buyers} buyers`,
        measured: shown(hotShare),
        wanted: `≥ ${wantedHotShare}`,
        met: hotShare.low >= wantedHotShare,
      },
      { name: `failed orders, ${buyers} buyers`, measured: String(failed), wanted: '0', met: failed === 0 },
    );
  }
  await haat.dispose();
  await floor.stop();
  await postgres.stop();
  const head = ['target', 'buyers', 'orders/s', 'p50 ms', 'p99 ms', 'CPU ms/order', 'failed'];
  const conditions =
    `Whole paid orders over HTTP, closed loop, ${rounds} rounds of ${seconds} s in turn; client, servers and PostgreSQL on one machine. ` +
    'An order is two calls, at Haat as at the floor: open it, then a signed notice of its payment. Playing the gateway too, Haat’s second call is to ' +
    'its sandbox, which records the decision and sends the notice itself over loopback: work that a real gateway does elsewhere.';
  await publish({ section: 'checkout', conditions, head, rows, goals }, quick);
}

/** The targets take turns, each round beginning with another. */
export async function compare(
  targets: Target[],
  buyers: number,
  rounds: number,
  seconds: number,
): Promise<Map<Target, Round[]>> {
  const runs = new Map<Target, Round[]>(targets.map((target) => [target, []]));
  for (const target of targets) await closedLoop(target, buyers, 2);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < targets.length; turn += 1) {
      const target = targets[(round + turn) % targets.length];
      if (target) runs.get(target)?.push(await closedLoop(target, buyers, seconds));
    }
  return runs;
}

async function closedLoop(target: Target, buyers: number, seconds: number): Promise<Round> {
  const times: number[] = [];
  let failed = 0;
  const cpuBefore = cpuSeconds(target.pid);
  const start = performance.now();
  const buyer = async () => {
    while (performance.now() - start < seconds * 1000) {
      const startedAt = performance.now();
      sequence += 1;
      try {
        await target.order(sequence);
        times.push(performance.now() - startedAt);
      } catch (error) {
        failed += 1;
        if (failed === 1) console.error(`${target.name}: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  const elapsed = (performance.now() - start) / 1000;
  const cpuMs = ((cpuSeconds(target.pid) - cpuBefore) * 1000) / Math.max(1, times.length);
  return { perSecond: times.length / elapsed, p50: median(times), p99: quantile(times, 0.99), cpuMs, failed };
}

type Pay = (url: string, order: PlacedOrder) => Promise<unknown>;

/** Now and then the order is read back: an answer alone does not prove that it is paid. */
export async function buy(url: string, productId: string, index: number, pay: Pay): Promise<void> {
  const phone = String(9_000_000_000 + (index % 90_000_000));
  const key = { 'idempotency-key': `bench-${process.pid}-${index}` };
  const placed = await post<PlacedOrder>(url, '/api/orders', { productId, buyer: { phone } }, key);
  await pay(url, placed);
  if (index % checkedEvery !== 0) return;
  const { status } = await readOrder(url, placed);
  if (status !== 'fulfilled') throw new Error(`The order is ${status}.`);
}

/** The webhook that a gateway sends when the money has come. */
export const giveNotice =
  (signer: Signer): Pay =>
  (url, { id, amount }) => {
    const paymentId = `bench_${id}`;
    const notice = { eventId: `${paymentId}.success`, orderId: id, outcome: 'success', paymentId, amount };
    const body = { ...notice, currency: 'INR', method: 'upi' };
    const signature = signWebhook(signer, Buffer.from(JSON.stringify(body)), new Date());
    return post(url, '/webhooks/sandbox', body, signature);
  };

const decide: Pay = (url, { payment }) =>
  post(url, `/sandbox/payments/${encodeURIComponent(payment.session)}`, {
    outcome: 'success',
    method: 'upi',
  });

async function payAtFloor(url: string, index: number): Promise<void> {
  const slug = `p-${1 + ((index * 7919) % 10_000)}`;
  const { id, amount } = await post<{ id: string; amount: number }>(url, '/open', {
    slug,
    email: 'buyer@example.com',
  });
  const ref = `n-${process.pid}-${index}`;
  const signature = createHmac('sha256', 'floor').update(`${id}|${amount}|${ref}`).digest('hex');
  const { status } = await post<{ status: string }>(url, '/paid', { id, amount, ref, signature });
  if (status !== 'paid') throw new Error(`The baseline order is ${status}.`);
}

function row(target: Target, buyers: number, rounds: Round[]): (string | number)[] {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  return [
    target.name,
    buyers,
    Math.round(of((round) => round.perSecond)),
    of((round) => round.p50).toFixed(1),
    of((round) => round.p99).toFixed(1),
    of((round) => round.cpuMs).toFixed(2),
    failed,
  ];
}
