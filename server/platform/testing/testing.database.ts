import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { madeOnce } from '../../../tests/simulators/made-once';
import { read } from '../config/env';
import { type Database, openDatabase, overEngine } from '../database/database';
import { migrations } from '../database/migrations';
import { type Engine, openScratchEngine } from '../database/pglite/pglite.engine';

/**
 * An empty, migrated database: the embedded engine in this thread, or, with TEST_DATABASE_URL, a new database on that PostgreSQL
 * server. Once it is closed, whatever still holds it is refused.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = read(process.env, 'TEST_DATABASE_URL');
  if (url) return onServer(url);
  const engine = idle.pop();
  return engine ? emptied(engine) : overEngine(lent(await newEngine()));
}

/** Engines that a test has given back. Opening one takes a second and closing it half of one; emptying it takes some hundredths. */
const idle: Engine[] = [];

function lent(engine: Engine): Engine {
  let isGivenBack = false;
  const close = async () => {
    if (!isGivenBack) idle.push(engine);
    isGivenBack = true;
  };
  return { ...engine, close };
}

async function newEngine(): Promise<Engine> {
  const dir = mkdtempSync(join(process.env['TEST_DATABASES'] ?? tmpdir(), 'haat-test-'));
  cpSync(await templateDir(), dir, { recursive: true });
  return openScratchEngine(dir);
}

/** Puts a migrated, empty database into a data folder, for a test that starts on the folder itself: a first start takes five times as long. */
export async function layTestDatabase(dataDir: string): Promise<void> {
  const place = join(dataDir, 'database');
  cpSync(await templateDir(), place, { recursive: true });
  chmodSync(place, 0o700);
}

/** A data folder as it is after the migrations: copying it takes a tenth of making it. Kept between runs. */
function templateDir(): Promise<string> {
  const state = createHash('sha256')
    .update(migrations.map(({ sql }) => sql).join())
    .digest('hex')
    .slice(0, 16);
  const cacheDir = join(tmpdir(), `haat-template-${process.getuid?.() ?? 0}-${process.version}-${state}`);
  return madeOnce(cacheDir, async (dir) => {
    const database = await overEngine(await openScratchEngine(dir));
    await database.close();
  });
}

async function emptied(engine: Engine): Promise<Database> {
  const database = await overEngine(lent(engine));
  await resetDatabase(database);
  await database.pool.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences where last_value is not null`,
  );
  // Rows come to lie where they would in a new one.
  await database.pool.query('vacuum');
  return database;
}

/** Empties every table; cheaper than a new database for each test. */
export async function resetDatabase(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  );
  // For a few rows deleting is ten times as fast as truncating.
  await database.pool.query(rows.map(({ name }) => `delete from "${name}"`).join(';'));
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
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  const database = await openDatabase({ url: databaseUrl.href, poolSize: 5 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await statement(`drop database ${name} with (force)`);
    },
  };
}
