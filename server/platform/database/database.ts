import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { sqlState } from '../http/errors';
import { answerSnapshots, removeOldSnapshot } from './database.snapshot';
import { type DirectoryLock, lockDirectory } from './folder/directory.lock';
import type { RequestHandler } from './folder/directory.requests';
import { syncFile } from './folder/disk';
import { migrate } from './migrations';
import { type Engine, openScratchEngine, openUnsyncedEngine } from './pglite/pglite.engine';
import { EngineStream } from './pglite/pglite.stream';
import { openEngineThread } from './pglite/pglite.thread';
import { guardedPool, insideTransaction, type PgPoolLike, timeConnections, valueParsers } from './pool';
import type { Schema } from './schema';

export type { PgPoolLike } from './pool';
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export interface Database {
  engine: 'pglite' | 'postgres';
  /** For single statements outside a transaction; inside one it throws. */
  db: Db;
  /**
   * One transaction at READ COMMITTED. Runs `work` again when the database could not serialise it (40001) or chose it to
   * break a deadlock (40P01), so `work` touches nothing but the transaction: what has to happen outside becomes a job.
   */
  tx<T>(work: (trx: Tx) => Promise<T>): Promise<T>;
  pool: PgPoolLike;
  /** Connections that are in use and idle, and how many queries wait for one. */
  connections(): { busy: number; idle: number; waiting: number };
  /** Tells `listener` how long each query or transaction waited for a connection. */
  onConnectionWait(listener: (ms: number) => void): void;
  /** Writes the embedded engine's log into its files; it never does so by itself. Nothing on PostgreSQL. */
  checkpoint(): Promise<void>;
  /** The embedded engine has no autovacuum: frees dead rows and refreshes what the planner knows. Nothing on PostgreSQL. */
  vacuum(): Promise<void>;
  /** Answers what other programs of this installation ask of the process that has the folder. On PostgreSQL they open the database themselves. */
  onRequest(name: string, handler: RequestHandler): void;
  /** How often the embedded engine made a file durable; null on PostgreSQL, which does so by itself. */
  syncs(): Promise<number | null>;
  close(): Promise<void>;
}

export type DatabaseOptions =
  | {
      dataDir: string;
      /** In this thread, and durable only when it is closed. */
      isUnsynced?: boolean;
    }
  | { url: string; poolSize?: number };

/**
 * Opens, locks and migrates: `dataDir` for the embedded engine (in a thread, durable, one process at a time), `url` for PostgreSQL.
 * @throws FolderInUse when another process has the folder.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('url' in options) {
    const max = options.poolSize ?? 10;
    const pool = new pg.Pool({
      connectionString: options.url,
      max,
      types: valueParsers,
      onConnect: compileNothing,
    });
    return opened(pool, {});
  }
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(options.dataDir);
  try {
    const dir = join(options.dataDir, 'database');
    // In this thread the second engine need not be compiled again.
    if (!existsSync(dir)) await createDatabaseFolder(dir, options.isUnsynced ? openScratchEngine : undefined);
    removeOldSnapshot(options.dataDir);
    const engine = await (options.isUnsynced ? openUnsyncedEngine({ dir }) : openEngineThread({ dir }));
    const database = await overEngine(engine, lock);
    lock.onRequest('snapshot', answerSnapshots(database.pool, options.dataDir));
    return database;
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Compiling a statement takes longer than any of ours runs. An engine that knows nothing of it may say so. The pool waits for the answer. */
const compileNothing = ((client) =>
  client.query('set jit = off').then(
    () => undefined,
    () => undefined,
  )) as (client: pg.ClientBase) => void;

/**
 * Makes the data folder aside and gives it its name when it is whole and on the disk, so that a first start that is cut off
 * leaves nothing that a second one would trip over. In a thread of its own, because making it takes twice the memory of using it.
 */
export async function createDatabaseFolder(
  dir: string,
  open: (dir: string) => Promise<Engine> = (path) => openEngineThread({ dir: path }),
): Promise<void> {
  const making = `${dir}.new`;
  rmSync(making, { recursive: true, force: true });
  const engine = await open(making);
  await engine.close();
  renameSync(making, dir);
  syncFile(dirname(dir));
}

/** Migrates a database over an engine that is open already; closing it closes the engine. For tests also in this thread. */
export function overEngine(engine: Engine, lock?: DirectoryLock): Promise<Database> {
  // One connection, because the embedded engine has one session; the pool's queue is its mutex.
  const pool = new pg.Pool({
    stream: (() => new EngineStream((message) => engine.exchange(message))) as never,
    max: 1,
    idleTimeoutMillis: 0,
    types: valueParsers,
  });
  return opened(pool, { engine, ...(lock && { lock }) });
}

async function opened(
  inner: pg.Pool,
  { engine, lock }: { engine?: Engine; lock?: DirectoryLock },
): Promise<Database> {
  // A connection lost while idle is replaced at the next query, which reports what is wrong.
  inner.on('error', () => undefined);
  // One lost while a transaction holds it, between two of its statements, fails the next of them; unheard it would end the whole server.
  inner.on('connect', (client) => client.on('error', () => undefined));
  let waitListener: (ms: number) => void = () => undefined;
  timeConnections(inner, (ms) => waitListener(ms));
  const pool = guardedPool(inner);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as never }) });
  const checkpoint = async () => {
    if (engine) await pool.query('checkpoint');
  };
  const close = async () => {
    await checkpoint().catch(() => undefined);
    await db.destroy();
    await engine?.close();
    await lock?.release();
  };
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    engine: engine ? 'pglite' : 'postgres',
    db,
    pool,
    tx: (work) => retried(() => db.transaction().execute((trx) => insideTransaction(() => work(trx)))),
    connections: () => ({
      busy: inner.totalCount - inner.idleCount,
      idle: inner.idleCount,
      waiting: inner.waitingCount,
    }),
    onConnectionWait: (listener) => {
      waitListener = listener;
    },
    checkpoint,
    vacuum: async () => {
      if (engine) await pool.query('vacuum analyze');
    },
    onRequest: (name, handler) => lock?.onRequest(name, handler),
    syncs: async () => (engine ? engine.syncs() : null),
    close,
  };
}

const attempts = 10;

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const state = sqlState(error);
      if ((state !== '40001' && state !== '40P01') || attempt === attempts) throw error;
      // Jitter needs no seed: no result depends on it.
      await pause(Math.random() * Math.min(500, 5 * 2 ** attempt));
    }
  }
}
