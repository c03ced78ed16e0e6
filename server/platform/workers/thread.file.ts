import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What runs in threads of the server: each is an entry of the build, and a source file. */
const sources = {
  'pglite.worker': '../database/pglite/pglite.worker.ts',
  'tasks.worker': '../../tasks.worker.ts',
} as const;
type ThreadName = keyof typeof sources;

const cache = new URL('../../../node_modules/.cache/haat/', import.meta.url);
const made = new Map<ThreadName, Promise<URL>>();

/** A thread's entry as a file Node can run: the one the build made, or, when running from source, one made now and kept. */
export function threadFile(name: ThreadName): Promise<URL> {
  for (const place of [`./${name}.js`, `../${name}.js`]) {
    const built = new URL(place, import.meta.url);
    if (existsSync(built)) return Promise.resolve(built);
  }
  const file = made.get(name) ?? fromSource(name);
  made.set(name, file);
  return file;
}

async function fromSource(name: ThreadName): Promise<URL> {
  const lastBuilt = lastBuild(name);
  if (lastBuilt) return lastBuilt;
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@haat\//] },
    build: {
      ssr: fileURLToPath(new URL(sources[name], import.meta.url)),
      write: false,
      rolldownOptions: {
        output: { entryFileNames: `${name}.mjs`, chunkFileNames: `${name}-[name]-[hash].mjs` },
      },
    },
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (output === undefined || !('output' in output)) throw new Error(`${name} was not built`);
  const chunks = output.output.filter((one) => one.type === 'chunk');
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => existsSync(id));
  const folder = new URL(`${name}-${hashOf(modules)}/`, cache);
  if (!existsSync(folder)) {
    const fresh = new URL(`${process.pid}-${Date.now()}/`, cache);
    await mkdir(fresh, { recursive: true });
    for (const { fileName, code } of chunks) await writeFile(new URL(fileName, fresh), code);
    // Another process may have been quicker: its files are the same.
    await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  }
  await writeFile(listOf(name), JSON.stringify({ modules, folder: folder.href }));
  return new URL(`${name}.mjs`, folder);
}

const listOf = (name: ThreadName) => new URL(`${name}.json`, cache);

/** Null once any of the modules it was made of has changed. */
function lastBuild(name: ThreadName): URL | null {
  try {
    const last = JSON.parse(readFileSync(listOf(name), 'utf8')) as { modules: string[]; folder: string };
    const file = new URL(`${name}.mjs`, last.folder);
    return last.folder.includes(hashOf(last.modules)) && existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

function hashOf(modules: readonly string[]): string {
  const hash = createHash('sha256');
  for (const module of modules.toSorted()) hash.update(module).update(readFileSync(module));
  return hash.digest('hex').slice(0, 16);
}
