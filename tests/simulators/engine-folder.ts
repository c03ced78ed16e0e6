// The folder of an embedded engine that nothing has been written to yet.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { madeOnce } from './made-once';

const cache = fileURLToPath(new URL('../../.cache', import.meta.url));

/**
 * Gives a data folder that has no database yet an engine as its first start would make it, and nothing of ours: migrations still run.
 * Making one costs half of a server's first start, copying it a twentieth.
 */
export async function layEngine(dataDir: string): Promise<void> {
  const place = join(dataDir, 'database');
  if (existsSync(place)) return;
  const laid = await made();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  cpSync(laid, place, { recursive: true });
  chmodSync(place, 0o700);
}

/** Kept between runs, for this version of the engine. */
async function made(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return madeOnce(join(cache, `engine-${version}`), async (dir) => {
    const engine = await PGlite.create(dir);
    await engine.close();
  });
}
