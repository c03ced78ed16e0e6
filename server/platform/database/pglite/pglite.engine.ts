import { existsSync, fdatasyncSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFile, syncTree } from '../folder/disk';

export interface EngineOptions {
  /** The data folder. */
  dir: string;
}

export interface Engine {
  exchange(message: Uint8Array): Promise<Uint8Array>;
  /** How often a file was made durable since the engine was opened. */
  syncs(): Promise<number>;
  close(): Promise<void>;
}

interface Stream {
  nfd: number;
}

interface NodeFsModule {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
}

/** NodeFS gives the engine no way to reach the disk: its fsync goes nowhere. This one does what it is asked. */
export class DurableNodeFS extends NodeFS {
  syncs = 0;

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given);
    made.emscriptenOpts.preRun?.push((module) => {
      (module as unknown as NodeFsModule).NODEFS.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        this.syncs++;
        return 0;
      };
    });
    return made;
  }
}

/** `-F` (never fsync) is what the engine would start with; `wal_sync_method=fsync` because `open_sync` aborts the process. */
export const durableParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'full_page_writes=on',
  // The default of 128 MB stays resident for good; the files are in the cache of the operating system as well.
  '-c',
  'shared_buffers=32MB',
];

/** Opens the embedded engine in this thread. See docs/decisions on the database. */
export async function openEngine({ dir }: EngineOptions): Promise<Engine> {
  const isNew = !existsSync(join(dir, 'PG_VERSION'));
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const fs = new DurableNodeFS(dir);
  const engine = await PGlite.create({ fs, startParams: [...durableParams] });
  if (isNew) {
    // The first initialisation writes its files before the hook is there.
    syncTree(dir);
    syncFile(dirname(dir));
  }
  return engineOf(engine, () => fs.syncs);
}

/** Less log, and each statement planned once. Closing writes everything, so nothing has to be safe before. */
const unsyncedSettings: readonly string[] = [
  'shared_buffers=64MB',
  'synchronous_commit=off',
  'full_page_writes=off',
  'plan_cache_mode=force_generic_plan',
];

/** Opens the embedded engine in this thread, and makes its folder durable when it is closed: for what is made again when it is lost. */
export async function openUnsyncedEngine({ dir }: EngineOptions): Promise<Engine> {
  const startParams = [
    ...PGlite.defaultStartParams,
    ...unsyncedSettings.flatMap((setting) => ['-c', setting]),
  ];
  const inner = engineOf(await PGlite.create({ fs: new NodeFS(dir), startParams }), () => 0);
  return {
    ...inner,
    close: async () => {
      await inner.close();
      syncTree(dir);
    },
  };
}

/** The embedded engine without the cost of being durable; for tests, and for what is made durable later. Without a folder everything is in memory, and much of it. */
export async function openScratchEngine(dir: string | null): Promise<Engine> {
  const fs = dir === null ? new MemoryFS() : new NodeFS(dir);
  return engineOf(await PGlite.create({ fs, ...(await compiled()) }), () => 0);
}

let modules:
  | Promise<{ pgliteWasmModule: WebAssembly.Module; initdbWasmModule: WebAssembly.Module }>
  | undefined;

/** A process of tests opens several engines: compiling once halves what each costs. */
function compiled() {
  modules ??= (async () => {
    const { resolve } = createRequire(import.meta.url);
    const compile = async (name: string) =>
      WebAssembly.compile(await readFile(resolve(`@electric-sql/pglite/${name}`)));
    const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
      compile('pglite.wasm'),
      compile('initdb.wasm'),
    ]);
    return { pgliteWasmModule, initdbWasmModule };
  })();
  return modules;
}

function engineOf(engine: PGlite, syncs: () => number): Engine {
  return {
    exchange: (message) => engine.execProtocolRaw(message),
    syncs: () => Promise.resolve(syncs()),
    close: () => engine.close(),
  };
}
