import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Carriers } from '../gateways';
import { createStorage } from '../gateways/storage';
import { createVerification } from '../gateways/verification';
import { type FixedClock, fixedClock } from './clock';
import { type Config, loadConfig } from './config';
import { type Database, openDatabase, openFastDatabase } from './database';
import type { Deps, Log } from './deps';
import { type Random, seededRandom } from './ids';
import { createJobs, type Jobs } from './jobs';
import { migrations } from './migrations';
import { createSigner } from './signer';

/**
 * A fresh, migrated database that is gone when closed: the embedded engine in this thread, or, with TEST_DATABASE_URL,
 * a new database on that PostgreSQL server.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return onServer(url);
  const dir = mkdtempSync(join(tmpdir(), 'haat-test-'));
  cpSync(await templateDir(), join(dir, 'database'), { recursive: true });
  const database = await openFastDatabase(join(dir, 'database'));
  return closingWith(database, () => rmSync(dir, { recursive: true, force: true }));
}

/** Empties every table; cheaper than a new database for each test. */
export async function resetDatabase(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  );
  // For a few rows deleting is ten times as fast as truncating.
  await database.pool.query(rows.map(({ name }) => `delete from "${name}"`).join(';'));
}

export interface TestDeps extends Deps {
  clock: FixedClock;
  jobs: Jobs;
  /** Every line logged, as one text. */
  logged(): string;
  close(): Promise<void>;
}

/** What modules are given, over a fresh database, a clock that stands still and a seeded chance. */
export async function testDeps(overrides: Partial<Deps> = {}): Promise<TestDeps> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-data-'));
  const config: Config = {
    ...loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, HAAT_SECRET: 'a secret for tests alone' }),
    ...overrides.config,
  };
  const database = overrides.database ?? (await openTestDatabase());
  const clock = (overrides.clock as FixedClock | undefined) ?? fixedClock();
  const random: Random = overrides.random ?? seededRandom(clock);
  const lines: string[] = [];
  const log = overrides.log ?? collectingLog(lines);
  const signer = overrides.signer ?? createSigner(config.secret);
  const jobs = overrides.jobs ?? createJobs({ database, clock, random, log });
  return {
    gateways: gatewaysWith({}),
    storage: createStorage(join(dataDir, 'media'), null),
    pages: {
      clientDir: join(dataDir, 'client'),
      renderFile: join(dataDir, 'render.js'),
      workerFile: join(dataDir, 'push.worker.js'),
    },
    webhookBase: () => 'http://127.0.0.1:0',
    ...overrides,
    config,
    database,
    clock,
    random,
    log,
    signer,
    jobs,
    logged: () => lines.join('\n'),
    close: async () => {
      await jobs.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Nobody carries messages or vouches for people. */
export const noCarriers: Carriers = { sms: null, mail: null, google: null, push: null };

/** The gateways of a test that sells nothing. */
export const gatewaysWith = (
  carriers: Partial<Carriers & Pick<Deps['gateways'], 'verification'>>,
): Deps['gateways'] => ({
  ...noCarriers,
  verification: createVerification(null, { clock: fixedClock(), random: seededRandom(fixedClock()) }),
  ...carriers,
  get payouts(): never {
    throw new Error('this test was given no payout gateway');
  },
  payments: noPayments,
});

/** Nothing can be paid, so nothing renews by itself either. */
const noPayments = Object.defineProperty({ mandates: { current: null, named: () => null } }, 'current', {
  get(): never {
    throw new Error('this test was given no payment gateway');
  },
}) as unknown as Deps['gateways']['payments'];

function collectingLog(lines: string[]): Log {
  const write = (...given: unknown[]) => {
    lines.push(given.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '));
  };
  const log = {
    level: 'debug',
    trace: write,
    debug: write,
    info: write,
    warn: write,
    error: write,
    fatal: write,
  };
  return Object.assign(log, { silent: () => undefined, child: () => log }) as unknown as Log;
}

/** A data folder as it is after the migrations: copying it takes a tenth of making it. Kept between runs. */
async function templateDir(): Promise<string> {
  const state = createHash('sha256')
    .update(migrations.map(({ sql }) => sql).join())
    .digest('hex')
    .slice(0, 16);
  const kept = join(tmpdir(), `haat-template-${process.getuid?.() ?? 0}-${process.version}-${state}`);
  if (existsSync(kept)) return kept;
  const making = mkdtempSync(join(tmpdir(), 'haat-template-'));
  const database = await openFastDatabase(making);
  await database.close();
  try {
    renameSync(making, kept);
  } catch (error) {
    // Another test was faster.
    if (!existsSync(kept)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
  return kept;
}

let databases = 0;

async function onServer(url: string): Promise<Database> {
  const name = `haat_test_${process.pid}_${Date.now()}_${++databases}`;
  const statement = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await statement(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ url: own.href, poolSize: 5 });
  return closingWith(database, () => statement(`drop database ${name} with (force)`));
}

function closingWith(database: Database, after: () => void | Promise<void>): Database {
  return {
    ...database,
    close: async () => {
      await database.close();
      await after();
    },
  };
}
