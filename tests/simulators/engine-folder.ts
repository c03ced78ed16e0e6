// The folder of an embedded engine that nothing has been written to yet.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

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
  const kept = join(cache, `engine-${version}`);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(`${kept}-`);
  const engine = await PGlite.create(making);
  await engine.close();
  try {
    renameSync(making, kept);
  } catch (error) {
    // Another test was faster.
    if (!existsSync(kept)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
  return kept;
}
