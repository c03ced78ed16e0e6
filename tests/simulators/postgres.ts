// A throwaway PostgreSQL server from the system's own binaries: a fresh folder, loopback only, gone when stopped.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port';

export interface Postgres {
  /** For DATABASE_URL. */
  url: string;
  pid: number;
  /** Ends every connection as an operator's restart does, and answers once it accepts them again: at the same place, with what it has. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const startWithinMs = 30_000;
const run = promisify(execFile);

/** Whether this machine has the binaries at all. */
export const hasPostgres = (): boolean => binaries() !== undefined;

/** Starts a server. `settings` become `-c name=value`; fsync stays on unless they say otherwise. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<Postgres> {
  const bin = binaries();
  if (bin === undefined) throw new Error('PostgreSQL is not installed here.');
  const folder = await mkdtemp(join(tmpdir(), 'haat-pg-'));
  const owner = unprivileged();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const as = { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' }, ...owner };
  const data = join(folder, 'data');
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'haat', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    as,
  );
  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  let server = launch();
  const killWithUs = () => server.kill('SIGQUIT');
  process.once('exit', killWithUs);
  await accepting(server);
  return {
    url: `postgres://haat@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid ?? 0;
    },
    restart: async () => {
      await ended(server);
      server = launch();
      await accepting(server);
    },
    stop: async () => {
      process.off('exit', killWithUs);
      await ended(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry =
    users.find((line) => line.startsWith('postgres:')) ?? users.find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = (entry ?? 'nobody:x:65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function binaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

async function accepting(server: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start: ${output}`)), startWithinMs);
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)));
    server.stderr?.on('data', (chunk: Buffer) => {
      if (output.length < 20_000) output += chunk.toString();
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** SIGINT is PostgreSQL's fast shutdown: it ends the connections that are open. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const closed = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await closed;
}
