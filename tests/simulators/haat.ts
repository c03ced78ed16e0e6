// The built product as its own process, on a free port and a folder of its own: what end-to-end tests, fault tests and benchmarks talk to.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layEngine, layMigrated } from './engine-folder';
import { freePort } from './free-port';

export interface Message {
  id: string;
  channel: 'sms' | 'mail';
  to: string;
  text: string;
  otp?: string;
  at: string;
}

export interface Haat {
  url: string;
  pid: number;
  dataDir: string;
  /** What the server has printed so far, both streams. */
  printed(): string;
  /** Newest first. */
  outbox(): Promise<Message[]>;
  /** An ISO 8601 duration such as `P2D`. Answers where the clock stands then. */
  advanceClock(duration: string): Promise<Date>;
  /** SIGTERM; answers the exit code. Keeps the data folder. */
  stop(): Promise<number | null>;
  /** SIGKILL: no warning, no tidying up. */
  kill(): Promise<void>;
  /** Stops if it runs and removes the data folder if it made one. */
  dispose(): Promise<void>;
}

interface Options {
  /** A fresh temporary folder when left out. */
  dataDir?: string;
  databaseUrl?: string;
  /**
   * What a server on an empty folder still does itself: nothing when left out, run the migrations, or make its engine as well, as
   * anybody's does at the first start.
   */
  firstStart?: 'migrates' | 'makes its engine';
  /** A free one when left out. */
  port?: number;
  env?: Record<string, string>;
  /** In place of those of `npm start`. */
  nodeFlags?: string[];
  readyWithinMs?: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** HAAT_DIST names a build made elsewhere; otherwise dist/ is brought up to date. */
const dist = process.env['HAAT_DIST'];
const pollMs = 25;
/** The limits of V8 that `npm start` sets. */
const usualFlags = startScript().match(/--max-\S+/g) ?? [];
let isBuilt = dist !== undefined;

function startScript(): string {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start;
}

/** Builds the product when its sources have changed since the last build. */
export function ensureBuilt(): void {
  if (isBuilt) return;
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  isBuilt = true;
}

/** Starts the product and waits until /readyz answers. Limits per address are off; those per phone stay. */
export async function startHaat(options: Options = {}): Promise<Haat> {
  ensureBuilt();
  const folder = options.dataDir === undefined ? await mkdtemp(join(tmpdir(), 'haat-')) : undefined;
  const dataDir = options.dataDir ?? join(folder ?? '', 'data');
  const port = options.port ?? (await freePort());
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    // As `npm start` does.
    MALLOC_ARENA_MAX: '2',
    // Clocks of tests move on by months between two calls.
    SESSION_IDLE_DAYS: '180',
    ...options.env,
  };
  for (const inherited of ['NODE_ENV', 'DATABASE_URL', 'VITEST', 'NODE_OPTIONS', 'HOST'])
    if (options.env?.[inherited] === undefined) delete env[inherited];
  if (options.databaseUrl !== undefined) env['DATABASE_URL'] = options.databaseUrl;
  if (env['DATABASE_URL'] === undefined) await prepare(dataDir, options.firstStart);
  const server = spawn(
    process.execPath,
    [...(options.nodeFlags ?? usualFlags), `${dist ?? 'dist'}/server/start.js`],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  const printed = collect(server);
  const closed = new Promise<number | null>((resolve) => {
    server.once('close', (code) => {
      process.off('exit', killWithUs);
      resolve(code);
    });
  });
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode === null) server.kill(signal);
    return closed;
  };
  const url = `http://127.0.0.1:${port}`;
  await ready(url, server, printed, options.readyWithinMs ?? 60_000);
  return {
    url,
    pid: server.pid ?? 0,
    dataDir,
    printed,
    outbox: async () => (await (await fetch(`${url}/dev/outbox.json`)).json()) as Message[],
    advanceClock: (duration) => advance(url, duration),
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    dispose: async () => {
      await end('SIGTERM');
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A build made elsewhere may have other migrations than the sources here. */
async function prepare(dataDir: string, firstStart: Options['firstStart']): Promise<void> {
  if (firstStart === 'makes its engine') return;
  if (firstStart === 'migrates' || dist !== undefined) await layEngine(dataDir);
  else
    await layMigrated(dataDir, async (empty) => {
      const server = await startHaat({ dataDir: empty, firstStart: 'migrates' });
      await server.stop();
    });
}

function collect(server: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => {
    text += chunk.toString();
    if (text.length > 4_000_000) text = text.slice(-2_000_000);
  };
  server.stdout?.on('data', add);
  server.stderr?.on('data', add);
  return () => text;
}

async function ready(
  url: string,
  server: ChildProcess,
  printed: () => string,
  withinMs: number,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The server ended at once:\n${printed()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  server.kill('SIGKILL');
  throw new Error(`The server was not ready within ${withinMs} ms:\n${printed()}`);
}

async function advance(url: string, duration: string): Promise<Date> {
  const answer = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: duration }),
  });
  if (!answer.ok) throw new Error(`The clock did not move: ${answer.status} ${await answer.text()}`);
  return new Date(((await answer.json()) as { now: string }).now);
}
