// The folder of an embedded engine: as a first start makes it, or migrated and otherwise empty.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { madeOnce } from './made-once';

const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
const migrations = fileURLToPath(new URL('../../server/migrations', import.meta.url));

/**
 * Gives a data folder that has no database yet an engine as its first start would make it, and nothing of ours: migrations still run.
 * Making one costs half of a server's first start, copying it a twentieth.
 */
export const layEngine = async (dataDir: string): Promise<void> => lay(dataDir, made);

/**
 * The same with every migration run, which is most of what is left of a first start. `startOn` starts this program on a data folder and
 * stops it when it is ready.
 */
export const layMigrated = async (
  dataDir: string,
  startOn: (dataDir: string) => Promise<void>,
): Promise<void> => lay(dataDir, () => migrated(startOn));

async function lay(dataDir: string, from: () => Promise<string>): Promise<void> {
  const place = join(dataDir, 'database');
  if (existsSync(place)) return;
  const laid = await from();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  cpSync(laid, place, { recursive: true });
  chmodSync(place, 0o700);
}

/** Kept between runs, for this version of the engine. */
const made = (): Promise<string> =>
  madeOnce(join(cache, `engine-${version()}`), async (dir) => {
    const engine = await PGlite.create(dir);
    await engine.close();
  });

/** Kept between runs, for these migrations. What a server plans as it starts is left to each that starts on it. */
function migrated(startOn: (dataDir: string) => Promise<void>): Promise<string> {
  const state = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) state.update(readFileSync(join(migrations, name)));
  const cachedDir = join(cache, `engine-${version()}-${state.digest('hex').slice(0, 16)}`);
  return madeOnce(cachedDir, async (dir) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'haat-migrated-'));
    try {
      await layEngine(dataDir);
      await startOn(dataDir);
      const database = await PGlite.create(join(dataDir, 'database'));
      await database.exec('delete from job; delete from schedule');
      await database.close();
      cpSync(join(dataDir, 'database'), dir, { recursive: true });
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
}

function version(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
