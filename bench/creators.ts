// Two creators who differ in nothing but how much they have: what is read of the large one is measured beside the small one.
import { type Haat, startHaat } from '../tests/simulators/haat';
import { type Postgres, startPostgres } from '../tests/simulators/postgres';
import { publishPage, signIn } from '../tests/simulators/shop';
import { using } from './ledger.rows';
import { get } from './measure/client';
import { median, ratioOf, shown } from './measure/ratios';
import type { Goal } from './measure/report';
import { inTurns } from './measure/turns';

/** How much longer the large one may wait. */
export const wantedAtMost = 1.5;

const settleWithinMs = 300_000;

export interface Creator {
  token: string;
  id: string;
  pageId: string;
}

export interface BenchApp {
  haat: Haat;
  postgres: Postgres;
  few: Creator;
  many: Creator;
  close: () => Promise<void>;
}

/** A server on PostgreSQL with two creators and a page of each. */
export async function openBenchApp(env: Record<string, string> = {}): Promise<BenchApp> {
  const postgres = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB' });
  const haat = await startHaat({ databaseUrl: postgres.url, env });
  const open = async (national: string, name: string): Promise<Creator> => {
    const { token, user } = await signIn(haat, national, name);
    return { token, id: user.id, pageId: (await publishPage(haat.url, token)).id };
  };
  const few = await open('9711111111', 'Asha Verma');
  const many = await open('9722222222', 'Meera Iyer');
  const close = async () => {
    await haat.dispose();
    await postgres.stop();
  };
  return { haat, postgres, few, many, close };
}

/** Looks at `path`, which starts the job that prepares it, until `done` ($1: the creator) finds a row. */
export async function prepared(
  { haat, postgres }: BenchApp,
  { id, token }: Creator,
  path: string,
  done: string,
): Promise<void> {
  const deadline = Date.now() + settleWithinMs;
  await using(postgres.url, async (client) => {
    for (;;) {
      await get(haat.url, path, token);
      if ((await client.query(done, [id])).length > 0) break;
      if (Date.now() > deadline) throw new Error(`${path} was not ready in time.`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await client.query('vacuum analyze');
  });
}

/** The list of sales: its sums and the index of its words. */
export const indexed = (app: BenchApp, creator: Creator) =>
  prepared(
    app,
    creator,
    '/api/transactions',
    `select 1 from sales_index where seller_id = $1 and words_until > now() - interval '30 minutes'`,
  );

/** What is read, and at which address of a creator. */
export type Read = readonly [name: string, path: (creator: Creator) => string];

export interface Compared {
  rows: (string | number)[][];
  goals: Goal[];
}

/** Each read of both in turn: the median of a round in ms, and the ratio round by round. */
export async function compareReads(
  { haat, few, many }: BenchApp,
  reads: readonly Read[],
  [rounds, requests]: readonly [rounds: number, requests: number],
): Promise<Compared> {
  const rows: Compared['rows'] = [];
  const goals: Goal[] = [];
  for (const [name, path] of reads) {
    const small: number[] = [];
    const large: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const times = await inTurns(haat.url, [few, many], path, requests);
      small.push(times[0] ?? Number.NaN);
      large.push(times[1] ?? Number.NaN);
    }
    rows.push([name, median(small).toFixed(2), median(large).toFixed(2)]);
    goals.push(goalOf(name, large, small));
  }
  return { rows, goals };
}

/** That the large one takes at most so many times as long as the small one. */
export function goalOf(name: string, large: number[], small: number[]): Goal {
  const ratio = ratioOf(large, small);
  return { name, measured: shown(ratio), wanted: `≤ ${wantedAtMost}`, met: ratio.high <= wantedAtMost };
}
