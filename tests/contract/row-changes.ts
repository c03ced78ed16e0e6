import type { PgPoolLike } from '../../server/platform/database/database';

type Row = Record<string, unknown>;

/** A row that was written: how it was and how it is. */
export interface RowChange {
  table: string;
  before: Row | null;
  after: Row | null;
}

/** A database as it is now: what has been written since, row by row, and the way back. */
export interface KeptDatabase {
  /** In the order of writing, since the last call of either. */
  changes(): Promise<RowChange[]>;
  /** Every table is as it was kept. */
  restore(): Promise<void>;
  /** Takes the copies and the triggers away: the engine serves other tests. */
  forget(): Promise<void>;
}

const quoted = (name: string) => `"${name}"`;

/**
 * Copies every table into a schema of its own and notes each row that is written from now on by a trigger: nothing that a request
 * changes goes unseen, whatever table it is in.
 */
export async function keepDatabase(pool: PgPoolLike): Promise<KeptDatabase> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  );
  const tables = rows.map(({ name }) => name);
  await pool.query(`create schema kept;
    create table kept.change (number bigserial, name text, before jsonb, after jsonb);
    create function kept.note() returns trigger language plpgsql as $$ begin
      insert into kept.change (name, before, after) values (tg_table_name,
        case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$`);
  for (const table of tables)
    await pool.query(`create table kept.${quoted(`row_${table}`)} as select * from ${quoted(table)};
      create trigger kept_note after insert or update or delete on ${quoted(table)}
        for each row execute function kept.note()`);
  const sequences = await pool.query<{ name: string; last: number }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  const resetSequences = sequences.rows.map(({ name, last }) => `select setval('${name}', ${last})`);
  let written = new Set<string>();

  async function changes(): Promise<RowChange[]> {
    const { rows: noted } = await pool.query<RowChange & { name: string }>(
      'with gone as (delete from kept.change returning *) select name as table, before, after from gone order by number',
    );
    for (const { table } of noted) written.add(table);
    return noted;
  }

  return {
    changes,
    async restore() {
      await changes();
      if (written.size === 0) return;
      const names = [...written];
      // Several statements in one message are one transaction; triggers and references rest in it.
      await pool.query(
        [
          `set local session_replication_role = replica`,
          ...names.map((table) => `delete from ${quoted(table)}`),
          ...names.map(
            (table) => `insert into ${quoted(table)} select * from kept.${quoted(`row_${table}`)}`,
          ),
          ...resetSequences,
        ].join(';'),
      );
      written = new Set();
    },
    forget: async () => void (await pool.query('drop schema kept cascade')),
  };
}
