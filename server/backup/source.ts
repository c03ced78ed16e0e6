import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrlOf, dataDirOf } from '../platform/config/data';
import type { Env } from '../platform/config/env';
import { storageOf } from '../platform/config/storage';
import type { DatabaseSnapshot } from '../platform/database/database.snapshot';
import { lockDirectory, requestHolder } from '../platform/database/folder/directory.lock';
import { refuseUnfinishedRestore } from '../platform/database/folder/unfinished-restore';
import { BackupError } from './archive.format';
import type { BackupSource } from './create';
import { keyIdsOf } from './key-ids';
import { listMediaFiles } from './media';
import { openFolderSession, openServerSession } from './session';

interface OpenedSource extends BackupSource {
  /** How long a running server's transactions waited; null where none had to. */
  pausedMs: number | null;
  close(): Promise<void>;
}

type OpenedDatabase = Pick<OpenedSource, 'session' | 'pausedMs' | 'assertIntact' | 'close'>;

const snapshotWithinMs = 60 * 60_000;

/**
 * What is backed up, by the same variables that the server reads.
 * @throws BackupError, ConfigError
 */
export async function openSource(env: Env, now: Date): Promise<OpenedSource> {
  const dataDir = dataDirOf(env);
  const url = databaseUrlOf(env);
  const s3 = storageOf(env);
  refuseUnfinishedRestore(dataDir);
  const secretFile = join(dataDir, 'secret');
  const secret = existsSync(secretFile) ? readFileSync(secretFile, 'utf8') : null;
  const opened = url === null ? await openEmbedded(dataDir) : await openServer(url);
  return {
    ...opened,
    secret,
    media: s3 ? { endpoint: s3.endpoint, bucket: s3.bucket, prefix: s3.prefix } : 'included',
    keys: keyIdsOf(env, secret),
    listMedia: () => (s3 ? nothing() : listMediaFiles(join(dataDir, 'media'))),
    now,
  };
}

async function* nothing(): AsyncGenerator<never> {}

async function openServer(url: string): Promise<OpenedDatabase> {
  const session = await openServerSession(url);
  return { session, pausedMs: null, assertIntact: () => undefined, close: () => session.close() };
}

/** A running server makes a copy; without one the folder itself is opened, and no server can start meanwhile. */
async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder))
    throw new BackupError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL`);
  const answer = await requestHolder(dataDir, 'snapshot', snapshotWithinMs);
  if (answer) {
    const snapshot = answer.value as DatabaseSnapshot;
    const session = await openHeld(snapshot.folder, async () => answer.close());
    return {
      ...session,
      pausedMs: snapshot.pausedMs,
      // A table of which files are missing at its end looks like a shorter one.
      assertIntact: () => {
        if (!answer.isHeld())
          throw new BackupError('The server stopped during the backup. Run the backup again');
      },
    };
  }
  const lock = await lockDirectory(dataDir);
  const session = await openHeld(folder, () => lock.release());
  return { ...session, pausedMs: null, assertIntact: () => undefined };
}

/** Closing it releases what held the folder. */
async function openHeld(
  folder: string,
  release: () => Promise<void>,
): Promise<Pick<OpenedDatabase, 'session' | 'close'>> {
  try {
    const session = await openFolderSession(folder);
    return {
      session,
      close: async () => {
        try {
          await session.close();
        } finally {
          await release();
        }
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
