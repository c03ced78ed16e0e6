// The desk of a creator with a million orders beside that of one with a thousand: dashboard, figures, lists, search, files.

import { startHaat } from '../tests/simulators/haat';
import { fillOrders } from './analytics.rows';
import {
  type BenchApp,
  type Creator,
  compareReads,
  goalOf,
  indexed,
  openBenchApp,
  prepared,
  type Read,
} from './creators';
import { peakWhile, readFile } from './files';
import { median } from './measure/ratios';
import { type Goal, publish } from './measure/report';

const files = ['sales.csv', 'analytics.csv'] as const;
/** MB that a file of a million rows may add to the server while it is read. */
const wantedMemory = 32;
/** A heap that may grow grows before it is tidied; in a small one what is kept shows, and what does not fit ends the server. */
const smallHeap = '--max-old-space-size=80 --max-semi-space-size=2';

const reads: readonly Read[] = [
  ['dashboard of 30 days', () => '/api/analytics/overview?range=30d'],
  ['dashboard of all time', () => '/api/analytics/overview?range=all'],
  ['figures of 30 days', () => '/api/analytics/products?range=30d'],
  ['figures of a year', () => '/api/analytics/products?range=365d'],
  ['figures of one product, all time', ({ pageId }) => `/api/analytics/products/${pageId}?range=all`],
  ['list of products, with what they earned', () => '/api/products?kind=page'],
  ['list of links', () => '/api/links'],
  ['search by the end of a phone', () => '/api/search?q=00042'],
];

export async function measure(quick: boolean): Promise<void> {
  const [rounds, requests] = quick ? [3, 10] : [7, 25];
  const large = quick ? 100_000 : 1_000_000;
  const app = await openBenchApp();
  await fillOrders(app.postgres.url, app.few, 1_000);
  await fillOrders(app.postgres.url, app.many, large);
  for (const creator of [app.few, app.many]) await counted(app, creator);
  await indexed(app, app.many);

  const { rows, goals } = await compareReads(app, reads, [rounds, requests]);
  for (const file of files) {
    const perRow = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < 3; round += 1) {
      // A small file is over before it is under way: many of them, one after the other, are one measurement.
      perRow.few.push(await readFile(app.haat.url, app.few.token, file, 20));
      perRow.many.push(await readFile(app.haat.url, app.many.token, file, 1));
    }
    rows.push([
      `${file}, µs a row`,
      (1_000 * median(perRow.few)).toFixed(1),
      (1_000 * median(perRow.many)).toFixed(1),
    ]);
    goals.push(goalOf(`${file}, time of a row`, perRow.many, perRow.few));
  }
  goals.push(...(await memoryOf(app, large)));
  await app.close();
  const conditions =
    `A creator with 1,000 orders beside one with ${large.toLocaleString('en-IN')}, both over two years, on PostgreSQL; ${rounds} rounds of ${requests} ` +
    'requests each, one after the other and in turn, whole answers over HTTP in ms, median of a round. What is older than an hour is added up beforehand, by the ' +
    'job that the first look starts; hours since, and those of which an order has changed, are read from their orders.';
  const head = ['what', '1,000 orders', large.toLocaleString('en-IN')];
  await publish({ section: 'analytics', conditions, head, rows, goals }, quick);
}

/** By how much a server with a small heap grows at most while the files of the large creator are read. */
async function memoryOf({ postgres, many }: BenchApp, large: number): Promise<Goal[]> {
  const haat = await startHaat({ databaseUrl: postgres.url, env: { NODE_OPTIONS: smallHeap } });
  const goals: Goal[] = [];
  for (const file of files) {
    const memory = await peakWhile(haat.pid, () => readFile(haat.url, many.token, file, 1));
    goals.push({
      name: `${file}, memory of a server with a heap of 80 MB while ${large.toLocaleString('en-IN')} rows are read`,
      measured: `${memory.toFixed(0)} MB more`,
      wanted: `≤ ${wantedMemory} MB`,
      met: memory <= wantedMemory,
    });
  }
  await haat.dispose();
  return goals;
}

/** The figures of a creator: the days added up. */
const counted = (app: BenchApp, creator: Creator) =>
  prepared(
    app,
    creator,
    '/api/analytics/products?range=7d',
    `select 1 from order_count_reach where seller_id = $1 and until > now() - interval '2 hours'`,
  );
