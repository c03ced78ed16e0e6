// A ClamAV daemon written by hand: INSTREAM on a TCP port or a UNIX socket, and the ways in which real ones fail. It knows one virus.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { freePort } from './free-port';

/** The test file of EICAR, in two halves: no scanner is to find this file. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
export const eicarSignature = 'Win.Test.EICAR_HDB-1';

/** `silent` takes everything and answers nothing; `deaf` reads nothing; `endless` answers without an end. */
export type ClamdTrouble = 'silent' | 'deaf' | 'hangsUp' | 'scanFails' | 'nonsense' | 'endless';

/** A stream that came whole, or up to what is taken of one. */
export interface Scanned {
  bytes: number;
  sha256: string;
  largestChunk: number;
}

export interface Clamd {
  /** For CLAMAV_SOCKET. */
  socket: string;
  /** As the gateway is given it. */
  address: { host: string; port: number } | { path: string };
  scanned: Scanned[];
  connections(): number;
  trouble(kind: ClamdTrouble | null): void;
  /** Holds its answers back until the function that it returns is called. */
  hold(): () => void;
  /** Nobody listens until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface Options {
  /** Of a UNIX socket; a free port on loopback when left out. */
  path?: string;
  /** Its StreamMaxLength in bytes. */
  maxBytes?: number;
}

interface ClamdState {
  scanned: Scanned[];
  maxBytes: number;
  trouble: ClamdTrouble | null;
  held: Promise<void> | null;
}

export async function startClamd({ path, maxBytes = 100 * 1024 ** 2 }: Options = {}): Promise<Clamd> {
  const state: ClamdState = { scanned: [], maxBytes, trouble: null, held: null };
  const address = path === undefined ? { host: '127.0.0.1', port: await freePort() } : { path };
  const open = new Set<Socket>();
  let connections = 0;
  let server: Server | undefined;

  const serve = (socket: Socket) => {
    connections += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    if (state.trouble !== 'deaf') speak(state, socket).catch(() => socket.destroy());
  };
  const start = async () => {
    server = createServer(serve).listen(address);
    await once(server, 'listening');
  };
  await start();

  return {
    socket: path ?? `127.0.0.1:${'port' in address ? address.port : 0}`,
    address,
    scanned: state.scanned,
    connections: () => connections,
    trouble: (kind) => {
      state.trouble = kind;
    },
    hold: () => {
      let release = () => {};
      state.held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        state.held = null;
        release();
      };
    },
    start,
    stop: () =>
      new Promise((resolve) => {
        server?.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** One command of one client, and the end of the connection, as after commands without a session. */
async function speak(state: ClamdState, socket: Socket): Promise<void> {
  const read = readerOf(socket);
  let command = '';
  for (let byte = ''; byte !== '\0'; byte = (await read(1)).toString('latin1')) command += byte;
  if (state.trouble === 'hangsUp') return void socket.destroy();
  if (command !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0');
  const reply = await scan(state, read);
  await state.held;
  if (state.trouble === 'silent') return;
  if (state.trouble === 'endless') return void socket.write('x'.repeat(100_000));
  socket.end(`${reply}\0`);
}

type Reader = (bytes: number) => Promise<Buffer>;

async function scan(state: ClamdState, read: Reader): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  let largestChunk = 0;
  let isInfected = false;
  /** What the virus may have begun in. */
  let tail = Buffer.alloc(0);
  for (;;) {
    const length = (await read(4)).readUInt32BE();
    if (length === 0) break;
    // As in life the rest stays unread.
    if (bytes + length > state.maxBytes) return 'INSTREAM size limit exceeded. ERROR';
    const chunk = await read(length);
    bytes += length;
    largestChunk = Math.max(largestChunk, length);
    hash.update(chunk);
    tail = Buffer.concat([tail, chunk]);
    isInfected ||= tail.includes(eicar);
    tail = tail.subarray(-eicar.length);
  }
  if (state.trouble === 'scanFails') return "stream: Can't allocate memory ERROR";
  if (state.trouble === 'nonsense') return 'stream: PERHAPS';
  state.scanned.push({ bytes, sha256: hash.digest('hex'), largestChunk });
  return isInfected ? `stream: ${eicarSignature} FOUND` : 'stream: OK';
}

/** Exactly so many bytes of what comes; throws when the client ends before. */
function readerOf(socket: Socket): Reader {
  const received = socket[Symbol.asyncIterator]();
  let kept = Buffer.alloc(0);
  return async (bytes) => {
    while (kept.length < bytes) {
      const { done, value } = await received.next();
      if (done) throw new Error('the client has ended');
      kept = Buffer.concat([kept, value as Buffer]);
    }
    const read = kept.subarray(0, bytes);
    kept = kept.subarray(bytes);
    return read;
  };
}
