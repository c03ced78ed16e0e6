import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The engine's thread as a file Node can run: the one the build made, or, when running from source, one made now and kept. */
export async function engineThreadFile(): Promise<URL> {
  for (const place of ['./pglite.worker.js', '../pglite.worker.js']) {
    const built = new URL(place, import.meta.url);
    if (existsSync(built)) return built;
  }
  return fromSource();
}

async function fromSource(): Promise<URL> {
  const sources = ['pglite.worker.ts', 'pglite.engine.ts', 'disk.ts'].map(
    (name) => new URL(name, import.meta.url),
  );
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  const room = new URL('../../node_modules/.cache/haat/', import.meta.url);
  const kept = new URL(`pglite.worker-${hash.digest('hex').slice(0, 16)}.mjs`, room);
  if (existsSync(kept)) return kept;
  const { build } = await import('vite');
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(sources[0] ?? ''),
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const output = Array.isArray(made) ? made[0] : made;
  if (output === undefined || !('output' in output)) throw new Error('the engine thread was not built');
  await mkdir(room, { recursive: true });
  const fresh = new URL(`${process.pid}-${Date.now()}.mjs`, room);
  await writeFile(fresh, output.output[0].code);
  await rename(fresh, kept);
  return kept;
}
