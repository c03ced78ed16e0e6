import { createHash } from 'node:crypto';
import type { PgClientLike, PgPoolLike } from './pool';

export interface Migration {
  number: number;
  name: string;
  sql: string;
}

const files = import.meta.glob<string>('../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The numbered files, in order; numbers run from 1 without a gap. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => {
    const [, digits = '', name = ''] = /(\d{4})_([\w-]+)\.sql$/.exec(path) ?? [];
    return { number: Number(digits), name, sql };
  })
  .sort((a, b) => a.number - b.number);

const table = `create table if not exists migration (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null
)`;
/** Any number that nothing else in this database locks. */
const lockKey = 4_812_310_077;

/**
 * Brings the database up to date, each file once and in its own transaction, one statement at a time; forward only.
 * Servers that start together on one database take turns.
 * @throws when a file that was already applied has changed since, or the database is newer than this program.
 */
export async function migrate(pool: PgPoolLike, all: readonly Migration[] = migrations): Promise<number> {
  const client = await pool.connect();
  let broken = true;
  try {
    let applied = 0;
    while (await migrateNext(client, all)) applied++;
    broken = false;
    return applied;
  } finally {
    client.release(broken);
  }
}

/** One transaction per file, and the lock lives as long as it: engines without session locks have those of transactions. */
async function migrateNext(client: PgClientLike, all: readonly Migration[]): Promise<boolean> {
  await client.query('begin');
  try {
    const applied = await applyNext(client, all);
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Inside a transaction of the caller: applies files until `count` of them are, so that a restore can load what a backup of an earlier
 * program holds before the later files change it.
 */
export async function migrateInside(client: PgClientLike, count = migrations.length): Promise<void> {
  while (await applyNext(client, migrations, count));
}

async function applyNext(
  client: PgClientLike,
  all: readonly Migration[],
  count = all.length,
): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock(:lockKey::bigint)', { lockKey });
  await client.query(table);
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from migration order by number',
  );
  check(all, rows);
  const next = all[rows.length];
  if (next === undefined || rows.length >= count) return false;
  for (const statement of statements(next.sql)) await client.query(statement);
  await client.query(
    'insert into migration (number, name, checksum, applied_at) values (:number, :name, :checksum, now())',
    { number: next.number, name: next.name, checksum: checksumOf(next) },
  );
  return true;
}

function check(all: readonly Migration[], applied: readonly { number: number; checksum: string }[]): void {
  all.forEach(({ number, name }, index) => {
    if (number !== index + 1) throw new Error(`migration ${number} (${name}) is out of order`);
  });
  if (applied.length > all.length) {
    throw new Error(
      `the database is at migration ${applied.length}, but this version of Haat knows only ${all.length}: use a newer version`,
    );
  }
  applied.forEach((done, index) => {
    const file = all[index];
    if (file === undefined || done.number !== file.number || done.checksum !== checksumOf(file)) {
      throw new Error(
        `migration ${done.number} differs from the one that was applied. Never change a migration, add a new one`,
      );
    }
  });
}

const checksums = new WeakMap<Migration, string>();

/** Every applied file is checked before each that follows. */
function checksumOf(file: Migration): string {
  const existing = checksums.get(file);
  if (existing !== undefined) return existing;
  const made = checksum(file.sql);
  checksums.set(file, made);
  return made;
}

/** Layout and comments may change; statements may not. */
export function checksum(sql: string): string {
  const plain = statements(sql).map((statement) => statement.replace(/\s+/g, ' '));
  return createHash('sha256').update(plain.join(';\n')).digest('hex');
}

/** Splits a file at the semicolons that end a line. Our files hold no function bodies. */
export function statements(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
