// A creator publishes a lesson and tells ten thousand buyers of it: how long until all messages wait to be sent, until all are handed over, and how
// long whoever pays meanwhile waits for the receipt.

import { kinds, productKinds } from '@haat/kinds/facts';
import type { CourseContent, Product } from '@haat/openapi';
import { buy, until } from '../tests/simulators/buyer';
import { call } from '../tests/simulators/call';
import { type Haat, startHaat } from '../tests/simulators/haat';
import { startPostgres } from '../tests/simulators/postgres';
import { expectStatus, publishProduct, signIn } from '../tests/simulators/shop';
import { using } from './ledger.rows';
import { fillBuyers } from './lessons.rows';
import { publish } from './measure/report';

const buyers = { full: 10_000, quick: 500 };
const buyerEveryMs = 3_000;
const wantedSeconds = 120;
const wantedReceiptMs = 5_000;
const hour = 3_600_000;
const contentWith = (...ids: string[]): CourseContent => ({
  sections: [
    { id: 's1', title: 'Flour', lessons: ids.map((id) => ({ id, title: `Lesson ${id}`, text: id })) },
  ],
});

export async function measure(quick: boolean): Promise<void> {
  const count = quick ? buyers.quick : buyers.full;
  const postgres = await startPostgres();
  const haat = await startHaat({ databaseUrl: postgres.url });
  const kind = kinds.find((one) => productKinds[one].contentSchema === 'CourseContent');
  if (!kind) throw new Error('No kind has several lessons');
  const { token } = await signIn(haat, '9812345703', 'Meera');
  const { id } = await publishProduct(haat.url, token, {
    kind,
    title: 'Bread',
    prices: [{ type: 'once', amount: 19_900 }],
    content: contentWith('a'),
  });
  const first = await buy(haat.url, id, '9700000000');
  await fillBuyers(postgres.url, first.id, count);
  const sale = { haat, token, id, databaseUrl: postgres.url, count: count + 1 };
  const told = await tellAll(sale);
  await haat.dispose();
  await postgres.stop();
  await report(told, { count, quick });
}

interface Told {
  /** From publishing until all messages wait to be sent, and until all are handed over. */
  queuedMs: number;
  sentMs: number;
  receipts: number[];
}

interface Sale {
  haat: Haat;
  token: string;
  id: string;
  databaseUrl: string;
  count: number;
}

async function tellAll({ haat, token, id, databaseUrl, count }: Sale): Promise<Told> {
  await toMorning(haat);
  const path = `/api/products/${id}`;
  const ask = (method: string, at: string, body: object) =>
    call<Product>(haat.url, method, at, { token, body });
  expectStatus(await ask('PATCH', path, { content: contentWith('a', 'b') }), 200);
  return using(databaseUrl, async (client) => {
    const countOf = async (from: string): Promise<number> =>
      Number((await client.query<{ count: string }>(`select count(*) as count from ${from}`))[0]?.count);
    expectStatus(await ask('POST', `${path}/publish`, { tellBuyers: true }), 200);
    const began = performance.now();
    // What is done every minute is due.
    await haat.advanceClock('PT1M');
    const told: Told = { queuedMs: 0, sentMs: 0, receipts: [] };
    const since = () => performance.now() - began;
    let paying = Promise.resolve();
    let paid = 0;
    while (told.sentMs === 0) {
      const isQueued = (await countOf('lesson_announcement where ended_at is not null')) > 0;
      if (isQueued && told.queuedMs === 0) told.queuedMs = since();
      const sent = await countOf(`message where text like '%/learn/%'`);
      if (sent >= count) told.sentMs = since();
      if (since() > paid * buyerEveryMs) {
        paid += 1;
        console.log(`${Math.round(since() / 1_000)} s: ${sent} of ${count}`);
        paying = Promise.all([paying, receiptOf(haat, { id, number: paid, countOf })]).then(([, ms]) => {
          told.receipts.push(ms);
        });
      }
      if (since() > count * 1_000) throw new Error(`${sent} of ${count} were told`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await paying;
    return told;
  });
}

/** Ten in the morning in India, when messages go out. */
async function toMorning(haat: Haat): Promise<void> {
  const now = (await haat.advanceClock('PT1S')).getTime();
  const ofDay = (now + 5.5 * hour) % (24 * hour);
  await haat.advanceClock(`PT${Math.round((34 * hour - ofDay) / 1_000)}S`);
}

/** Ms from the payment of somebody until their receipt was handed over. */
async function receiptOf(
  haat: Haat,
  { id, number, countOf }: { id: string; number: number; countOf: (from: string) => Promise<number> },
): Promise<number> {
  const phone = `9${String(710_000_000 + number)}`;
  await buy(haat.url, id, phone);
  const paid = performance.now();
  await until(async () => (await countOf(`message where sent_to = '+91${phone}'`)) > 0);
  return performance.now() - paid;
}

async function report(
  { queuedMs, sentMs, receipts }: Told,
  { count, quick }: { count: number; quick: boolean },
): Promise<void> {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const slowest = Math.max(...receipts);
  await publish(
    {
      section: 'lessons',
      conditions: `${count} buyers of one course with an address each, and no mail provider: messages are handed over to the outbox; somebody buys every ${buyerEveryMs / 1_000} s. PostgreSQL, one server.`,
      head: ['what', 'measured'],
      rows: [
        ['all messages wait to be sent', seconds(queuedMs)],
        ['all messages are handed over', seconds(sentMs)],
        ['messages a second', Math.round(count / (sentMs / 1_000))],
        ['buyers meanwhile', receipts.length],
        ['from the payment to the receipt, the slowest', `${Math.round(slowest)} ms`],
      ],
      goals: [
        {
          name: 'all are handed over, s',
          measured: (sentMs / 1_000).toFixed(1),
          wanted: `≤ ${wantedSeconds}`,
          met: sentMs <= wantedSeconds * 1_000,
        },
        {
          name: 'slowest receipt, s',
          measured: (slowest / 1_000).toFixed(1),
          wanted: `≤ ${wantedReceiptMs / 1_000}`,
          met: slowest <= wantedReceiptMs,
        },
      ],
    },
    quick,
  );
}
