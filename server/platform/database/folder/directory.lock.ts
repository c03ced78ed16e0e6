import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answerConnection, type HolderAnswer, type RequestHandler, requestAt } from './directory.requests';

export interface DirectoryLock {
  /** Answers requests of this name that other programs of the same user make on the socket. */
  onRequest(name: string, handler: RequestHandler): void;
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
    const lock = await listen(path);
    if (lock) return lock;
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

/**
 * Makes a request of the server that holds the folder; null when none does.
 * @throws Error with the reason that the server gave
 */
export async function requestHolder(
  dir: string,
  name: string,
  withinMs: number,
): Promise<HolderAnswer | null> {
  return requestAt(socketPath(realpathSync(dir)), name, withinMs);
}

/** A socket's path may have about 100 bytes; a longer folder gets its socket under the system's temporary folder. */
function socketPath(dir: string): string {
  const beside = join(dir, 'haat.lock');
  if (Buffer.byteLength(beside) < 100) return beside;
  return join(tmpdir(), `haat-${createHash('sha256').update(dir).digest('hex').slice(0, 24)}.lock`);
}

/** Connections that are open at a time; further ones are refused. */
const connectionsAtMost = 16;

function listen(path: string): Promise<DirectoryLock | null> {
  return new Promise((resolve, reject) => {
    const handlers = new Map<string, RequestHandler>();
    const sockets = new Set<Socket>();
    let isPrivate = false;
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // Who came before the socket was closed to others learns no more than that the folder is in use.
      answerConnection(socket, isPrivate ? handlers : new Map());
    });
    server.maxConnections = connectionsAtMost;
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => {
      chmodSync(path, 0o600);
      isPrivate = true;
      server.unref();
      resolve({
        onRequest: (name, handler) => void handlers.set(name, handler),
        release: () => closeServer(server, sockets),
      });
    });
  });
}

function closeServer(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}

/** The process that holds the socket; null if none. A holder */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let output = '';
    const socket = connect(path, () => socket.write('\n'));
    socket.setEncoding('utf8');
    socket.setTimeout(2_000, () => {
      socket.destroy();
      resolve(output || 'it does not answer');
    });
    socket.on('data', (text: string) => {
      output += text;
    });
    socket.on('end', () => resolve(output || 'it does not answer'));
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
