import { rmSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from './folder/directory.requests';
import { copyFolder } from './folder/folder.copy';
import type { PgPoolLike } from './pool';

/** What the request `snapshot` is answered with. */
export interface DatabaseSnapshot {
  /** A copy of the database's folder as it was between two transactions; it is removed when the connection is closed. */
  folder: string;
  bytes: number;
  /** How long transactions waited. */
  pausedMs: number;
}

const folderOf = (dataDir: string) => join(dataDir, 'snapshot');

/** Removes what a server that was killed left of a snapshot. */
export const removeOldSnapshot = (dataDir: string): void =>
  rmSync(folderOf(dataDir), { recursive: true, force: true });

/**
 * Copies the embedded database for a program that makes a backup. Most of it is copied while transactions go on; then, holding the
 * one connection there is, what they have changed meanwhile. One copy at a time.
 */
export function answerSnapshots(pool: PgPoolLike, dataDir: string): RequestHandler {
  const from = join(dataDir, 'database');
  const to = folderOf(dataDir);
  let isTaken = false;

  async function take(): Promise<DatabaseSnapshot> {
    await rm(to, { recursive: true, force: true });
    await pool.query('checkpoint');
    await refuseWithoutRoom(pool, dataDir);
    const first = await copyFolder(from, to);
    const client = await pool.connect();
    const since = performance.now();
    try {
      await client.query('checkpoint');
      const second = await copyFolder(from, to, first.files);
      return {
        folder: to,
        bytes: first.bytes + second.bytes,
        pausedMs: Math.round(performance.now() - since),
      };
    } finally {
      client.release();
    }
  }

  return async (closed) => {
    if (isTaken) throw new Error('Another backup is in progress. Try again when it is done');
    isTaken = true;
    const remove = () =>
      rm(to, { recursive: true, force: true }).finally(() => {
        isTaken = false;
      });
    try {
      const snapshot = await take();
      if (closed.aborted) await remove();
      else closed.addEventListener('abort', () => void remove().catch(() => undefined), { once: true });
      return snapshot;
    } catch (error) {
      await remove();
      throw error;
    }
  };
}

/** The log of transactions is in the folder too and counts for less than what the database is said to have. */
async function refuseWithoutRoom(pool: PgPoolLike, dataDir: string): Promise<void> {
  const { rows } = await pool.query<{ bytes: number }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const needed = 1.2 * (rows[0]?.bytes ?? 0) + 100_000_000;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < needed)
    throw new Error(
      `A snapshot of the database needs ${Math.ceil(needed / 1e6)} MB in ${dataDir}, and ${Math.floor((bavail * bsize) / 1e6)} MB are free`,
    );
}
