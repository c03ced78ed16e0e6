import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** Another living process has the folder. Two engines on one folder lose each other's data without a word. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(dir: string, holder: string) {
    super(
      `The data folder ${dir} is in use by another Haat server (${holder}). Stop that one first, or start this one with another DATA_DIR.`,
    );
  }
}

/**
 * Takes the folder for this process with a Unix socket in it: the kernel closes it when the process ends, however it ends,
 * so that what a killed process left behind is recognised (nobody answers) and taken over.
 * @throws FolderInUse
 */
export async function lockDirectory(dir: string): Promise<DirectoryLock> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = socketPath(realpathSync(dir));
  const turn = `${path}.turn`;
  for (let attempt = 0; attempt < 200; attempt++) {
    const server = await listen(path);
    if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    const holder = await ask(path);
    if (holder !== null) throw new FolderInUse(dir, holder);
    // Nobody answers. One process at a time removes what is left, or two that start together would both have the folder.
    if (takeTurn(turn)) {
      try {
        if ((await ask(path)) === null) rmSync(path, { force: true });
      } finally {
        rmdirSync(turn);
      }
    } else await pause(25);
  }
  throw new Error(`The lock of the data folder ${dir} could not be taken; remove ${turn} if nothing uses it`);
}

/** A socket's path may have about 100 bytes; a longer folder gets its socket under the system's temporary folder. */
function socketPath(dir: string): string {
  const beside = join(dir, 'haat.lock');
  if (Buffer.byteLength(beside) < 100) return beside;
  return join(tmpdir(), `haat-${createHash('sha256').update(dir).digest('hex').slice(0, 24)}.lock`);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(`process ${process.pid}`);
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => resolve(server.unref()));
  });
}

/** Who holds the socket; null when nobody does. A holder too busy to answer still holds it. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(path);
    socket.setEncoding('utf8');
    socket.setTimeout(2_000, () => {
      socket.destroy();
      resolve(heard || 'it does not answer');
    });
    socket.on('data', (text: string) => {
      heard += text;
    });
    socket.on('end', () => resolve(heard || 'it does not answer'));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : 'it does not answer');
    });
  });
}

/** A turn lasts milliseconds; one that is older belongs to a process that was killed in it. */
function takeTurn(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (since !== undefined && Date.now() - since > 5_000) rmSync(path, { recursive: true, force: true });
  return false;
}
