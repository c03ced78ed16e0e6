// The embedded engine against a simulated power cut: pages that were written but not made durable are dropped at random.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { durableParams } from '../../../server/platform/database/pglite/pglite.engine';
import { WatchedDurableFS, WatchedPlainFS } from './cutting-fs';

const room = mkdtempSync(join(tmpdir(), 'haat-cut-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Watched = WatchedDurableFS | WatchedPlainFS;
type Opened = { fs: Watched; engine: PGlite };

async function openDurable(dir: string): Promise<Opened> {
  const isNew = !existsSync(join(dir, 'PG_VERSION'));
  const fs = new WatchedDurableFS(dir);
  const engine = await PGlite.create({ fs, startParams: [...durableParams] });
  // As the server does: the first initialisation is made durable as a whole before anything is acknowledged.
  if (isNew) fs.unsynced.settle();
  return { fs, engine };
}
async function openPlain(dir: string): Promise<Opened> {
  const fs = new WatchedPlainFS(dir);
  return { fs, engine: await PGlite.create({ fs }) };
}

const schema = `
  create table if not exists payment (id integer primary key, amount bigint not null);
  create table if not exists entry (payment integer, line integer, amount bigint not null, primary key (payment, line));
  create index if not exists entry_amount on entry (amount)`;

async function pay(engine: PGlite, id: number): Promise<void> {
  await engine.transaction(async (tx) => {
    await tx.query('insert into payment values ($1, $2)', [id, id * 100]);
    await tx.query('insert into entry values ($1, 1, $2), ($1, 2, $3)', [id, id * 100, -id * 100]);
  });
}

interface Round {
  commits: number;
  syncs: number;
  droppedPages: number;
  /** Acknowledged payments that are gone, or what else is wrong. */
  wrong: string[];
}

/** Pays, cuts the power somewhere, and looks at what a new start finds. Leaves the folder for the next round. */
async function round(
  open: (dir: string) => Promise<Opened>,
  dir: string,
  next: string,
  seed: number,
): Promise<Round> {
  const chance = seeded(seed);
  const { fs, engine } = await open(dir);
  await engine.exec(schema);
  const { rows } = await engine.query<{ id: number }>('select coalesce(max(id), 0) as id from payment');
  const first = (rows[0]?.id ?? 0) + 1;
  const commits = 20 + Math.floor(chance() * 60);
  const before = fs.unsynced.syncs;
  for (let id = first; id < first + commits; id++) {
    await pay(engine, id);
    if (chance() < 0.03) await engine.exec('checkpoint');
  }
  const syncs = fs.unsynced.syncs - before;
  const droppedPages = fs.unsynced.cut(dir, next, 0.05 + chance() * 0.95, chance);
  await engine.close();
  rmSync(dir, { recursive: true, force: true });
  return { commits, syncs, droppedPages, wrong: await findings(open, next, first + commits - 1) };
}

async function findings(
  open: (dir: string) => Promise<Opened>,
  dir: string,
  last: number,
): Promise<string[]> {
  const wrong: string[] = [];
  try {
    const { engine } = await open(dir);
    const read = async (sql: string) => Number((await engine.query<{ n: unknown }>(sql)).rows[0]?.n);
    if ((await read('select count(*) as n from payment')) !== last) wrong.push('payments lost');
    if ((await read('select count(*) as n from entry')) !== last * 2) wrong.push('entries lost');
    const odd =
      'select count(*) as n from (select payment from entry group by payment having sum(amount) <> 0) x';
    if ((await read(odd)) !== 0) wrong.push('an entry without its other half');
    await engine.exec('set enable_seqscan = off');
    if ((await read('select count(*) as n from entry where amount > 0')) !== last)
      wrong.push('the index disagrees');
    await engine.close();
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
  }
  return wrong;
}

test('what was acknowledged survives every cut', async () => {
  const rounds: Round[] = [];
  for (let n = 0; n < 6; n++) {
    rounds.push(
      await round(openDurable, join(room, `durable-${n}`), join(room, `durable-${n + 1}`), 1_000 + n),
    );
  }
  console.log('power cuts on the durable engine', JSON.stringify(rounds));
  expect(rounds.flatMap(({ wrong }) => wrong)).toEqual([]);
  for (const { syncs, commits } of rounds) expect(syncs).toBeGreaterThanOrEqual(commits);
  // Otherwise nothing was tried.
  expect(rounds.reduce((sum, { droppedPages }) => sum + droppedPages, 0)).toBeGreaterThan(20);
});

test('the same cuts break the engine without our file system, so they would be seen', async () => {
  const wrong: string[] = [];
  for (let n = 0; n < 2; n++) {
    const found = await round(openPlain, join(room, `plain-${n}`), join(room, `plain-cut-${n}`), 2_000 + n);
    expect(found.syncs).toBe(0);
    wrong.push(...found.wrong);
  }
  expect(wrong).not.toEqual([]);
});
