import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStorage } from '../gateways/storage';
import { databaseUrlOf, dataDirOf } from '../platform/config/data';
import type { Env } from '../platform/config/env';
import { storageOf } from '../platform/config/storage';
import { createDatabaseFolder } from '../platform/database/database';
import { lockDirectory } from '../platform/database/folder/directory.lock';
import { syncFile } from '../platform/database/folder/disk';
import { restoringFolder } from '../platform/database/folder/unfinished-restore';
import { BackupError } from './archive.format';
import { type Restored, restoreBackup } from './restore';
import { openFolderSession, openServerSession } from './session';

/** What a data folder without data may hold. */
const allowed = new Set(['haat.lock', 'haat.lock.turn', 'lost+found']);
/** In the order in which they take their places: a folder with a database is whole. */
const parts = ['media', 'secret', 'database'];

/**
 * Restores into the data folder and the database that the environment names, both empty. Everything is made aside, in a folder that
 * keeps a server from starting, and takes its place at the end; after a failure the folder is as empty as before.
 * @throws BackupError, ConfigError, FolderInUse
 */
export async function restoreInto(env: Env, file: string, passphrase: string): Promise<Restored> {
  const dataDir = dataDirOf(env);
  const url = databaseUrlOf(env);
  const lock = await lockDirectory(dataDir);
  try {
    prepare(dataDir);
    const restored = await restoreAside({ dataDir, url, file, passphrase, s3: storageOf(env) });
    takePlaces(dataDir);
    rmSync(restoringFolder(dataDir), { recursive: true });
    syncFile(dataDir);
    return restored;
  } catch (error) {
    if (existsSync(restoringFolder(dataDir))) clear(dataDir);
    throw error;
  } finally {
    await lock.release();
  }
}

function prepare(dataDir: string): void {
  // Only a restore into an empty folder makes this one, so whatever stands beside it is its own.
  if (existsSync(restoringFolder(dataDir))) clear(dataDir);
  const found = readdirSync(dataDir).find((name) => !allowed.has(name));
  if (found)
    throw new BackupError(`${dataDir} is not empty (it contains ${found}). Set DATA_DIR to an empty folder`);
  mkdirSync(restoringFolder(dataDir), { mode: 0o700 });
}

function clear(dataDir: string): void {
  for (const part of parts) rmSync(join(dataDir, part), { recursive: true, force: true });
  rmSync(restoringFolder(dataDir), { recursive: true, force: true });
}

function takePlaces(dataDir: string): void {
  for (const part of parts) {
    const made = join(restoringFolder(dataDir), part);
    if (existsSync(made)) renameSync(made, join(dataDir, part));
  }
  syncFile(dataDir);
}

interface Aside {
  dataDir: string;
  url: string | null;
  file: string;
  passphrase: string;
  s3: ReturnType<typeof storageOf>;
}

async function restoreAside({ dataDir, url, file, passphrase, s3 }: Aside): Promise<Restored> {
  const aside = restoringFolder(dataDir);
  const folder = join(aside, 'database');
  if (url === null) await createDatabaseFolder(folder);
  const session = await (url === null ? openFolderSession(folder) : openServerSession(url));
  try {
    return await restoreBackup(file, passphrase, {
      session,
      storage: createStorage(join(aside, 'media'), s3),
      putSecret: (secret) => writeFile(join(aside, 'secret'), secret, { mode: 0o600, flag: 'wx' }),
      // On a PostgreSQL server what is committed can be started with, so the files are in place before.
      complete: async () => {
        if (url !== null) takePlaces(dataDir);
      },
    });
  } finally {
    await session.close();
  }
}
