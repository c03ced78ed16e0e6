import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { loopWatch } from '../observability/loop.watch';
import { bindNamed, type NamedValues } from './named';

export interface QueryResult<Row = Record<string, unknown>> {
  command: string;
  rowCount: number;
  rows: Row[];
}

/** By name, as statements are written here; in the order of $1…, as Kysely builds them. */
type StatementValues = NamedValues | readonly unknown[];

export interface PgClientLike {
  query<Row = Record<string, unknown>>(sql: string, values?: StatementValues): Promise<QueryResult<Row>>;
  release(error?: Error | boolean): void;
}

/** One shape for both engines: PostgreSQL over its socket, and the embedded engine over a stream to its thread. */
export interface PgPoolLike {
  /** The plan is prepared once per connection under a name made from the text. */
  query<Row = Record<string, unknown>>(sql: string, values?: StatementValues): Promise<QueryResult<Row>>;
  connect(): Promise<PgClientLike>;
  end(): Promise<void>;
}

/** How both engines read values, so that a row looks the same whoever answered. */
export const valueParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return exactNumber;
      if (oid === pg.types.builtins.DATE) return (text: string) => text;
    }
    return pg.types.getTypeParser(oid, format);
  },
};

/** Sums of bigint arrive as numeric: both are read as a number, and one too large for it is an error, not a rounding. */
function exactNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is not a safe integer`);
  }
  return value;
}

const inside = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Marks what runs in `work` as inside a transaction, where asking the pool for another connection throws: on the embedded
 * engine it would wait for itself for ever, on PostgreSQL it would silently read outside the transaction.
 */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark = { open: true };
  try {
    return await inside.run(mark, work);
  } finally {
    mark.open = false;
  }
}

/** For work that a transaction starts but that is no part of it, such as waking a worker. */
export const outsideTransaction = <T>(work: () => T): T => inside.exit(work);

function refuseInside(): void {
  if (inside.getStore()?.open) {
    throw new Error(
      'a query on the outer database inside a transaction: use the transaction given to the callback',
    );
  }
}

const isPositional = (given: StatementValues): given is readonly unknown[] => Array.isArray(given);

const namedAtMost = 1000;

const bound = (sql: string, given: StatementValues) =>
  isPositional(given) ? { text: sql, values: [...given] } : bindNamed(sql, given);

/** A client that no pool has, for programs with one connection. */
export const unpooled = (client: pg.Client): PgClientLike => ({
  query: (sql, values = []) => client.query(bound(sql, values)) as unknown as Promise<never>,
  release: () => undefined,
});

/** Wraps a `pg` pool: names statements by their text, and guards against leaving a transaction. */
export function guardedPool(pool: pg.Pool): PgPoolLike {
  const names = new Map<string, string>();
  const nameOf = (sql: string): string | undefined => {
    const cached = names.get(sql);
    if (cached !== undefined) return cached;
    // A text that is built anew each time would fill the server with plans.
    if (names.size >= namedAtMost) return undefined;
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 24);
    names.set(sql, name);
    return name;
  };
  const config = (sql: string, given: StatementValues = []) => {
    const { text, values } = bound(sql, given);
    // Commands without parameters (begin, commit, DDL) gain nothing from a plan.
    const name = values.length > 0 ? nameOf(text) : undefined;
    return { text, values, ...(name !== undefined && { name }) };
  };
  const wrapped = new WeakMap<pg.PoolClient, PgClientLike>();
  const wrap = (client: pg.PoolClient): PgClientLike => {
    const cached = wrapped.get(client);
    if (cached) return cached;
    const fresh: PgClientLike = {
      query: (sql, values) => marked(client.query(config(sql, values)) as unknown as Promise<never>),
      release: (error) => client.release(error),
    };
    wrapped.set(client, fresh);
    return fresh;
  };
  return {
    query: async (sql, values) => {
      refuseInside();
      return marked(pool.query(config(sql, values)) as unknown as Promise<never>);
    },
    connect: async () => {
      refuseInside();
      return wrap(await marked(pool.connect()));
    },
    end: () => pool.end(),
  };
}

/** Waiting for work: the event loop is not blocked. */
function marked<T>(waiting: Promise<T>): Promise<T> {
  loopWatch.paused();
  const resumed = () => loopWatch.resumed();
  waiting.then(resumed, resumed);
  return waiting;
}

/** Reports how long each statement and transaction waited for a connection, in ms. */
export function timeConnections(pool: pg.Pool, waited: (ms: number) => void): void {
  type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: never) => void;
  const connect = pool.connect.bind(pool) as (taken?: Taken) => Promise<pg.PoolClient> | undefined;
  pool.connect = ((taken?: Taken) => {
    const since = performance.now();
    if (taken)
      return connect((...given) => {
        waited(performance.now() - since);
        taken(...given);
      });
    return connect()?.finally(() => waited(performance.now() - since));
  }) as pg.Pool['connect'];
}
