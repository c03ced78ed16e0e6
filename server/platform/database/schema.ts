import type { ColumnType } from 'kysely';

/**
 * The tables of server/migrations, by hand: the platform’s own here, those of a module in its `*.tables.ts`. A test compares them with the
 * real columns.
 * bigint arrives as number (paise fit a double exactly), timestamptz as Date, date as 'YYYY-MM-DD', bytea as Buffer.
 */
export interface Schema {
  idempotency: IdempotencyTable;
  job: JobTable;
  schedule: { name: string; next_run_at: Date };
  setting: { name: string; value: Json<unknown> };
  migration: { number: number; name: string; checksum: string; applied_at: Date };
}

/** A jsonb column: read as the value, written as text made by `json()`, because the driver would turn an array into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

/** What a jsonb column is given. */
export const json = (value: unknown): string => JSON.stringify(value);

interface JobTable {
  id: string;
  queue: string;
  priority: number;
  run_at: Date;
  attempts: number;
  locked_until: Date | null;
  dedupe_key: string | null;
  payload: Json<unknown>;
  dead_at: Date | null;
  last_error: string | null;
}

export interface IdempotencyTable {
  scope: string;
  key: string;
  request_hash: Buffer;
  response: Json<unknown>;
  created_at: Date;
}
