import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ClamavConfig } from '../../platform/config/clamav';
import { reasonIn } from '../outside';
import { ScanFailed, type ScanResult, type VirusScanner } from './virus-scan.gateway';

/** ms. */
const usualLimits = {
  connect: 5_000,
  /** Without a byte going out. */
  idle: 30_000,
  /** From the last byte to the reply: clamd scans for two minutes at most (MaxScanTime). */
  reply: 150_000,
  total: 5 * 60_000,
};
export type ClamdLimits = typeof usualLimits;

const chunkBytes = 64 * 1024;
const longestReply = 4_096;
const longestSignature = 120;

/**
 * The INSTREAM command of clamd, one connection for each content: chunks with their length before them, an empty one at the end, and a
 * reply that ends with a NUL.
 */
export function createClamd(
  { address, maxBytes }: ClamavConfig,
  limits: ClamdLimits = usualLimits,
): VirusScanner {
  return {
    maxBytes,
    async scan(content) {
      const socket = connect(address);
      const ended = new AbortController();
      ended.signal.addEventListener('abort', () => content.destroy());
      try {
        const reply = replyOf(socket, limits, ended);
        const [text] = await Promise.all([reply, send(socket, content, { limits, signal: ended.signal })]);
        return resultIn(text);
      } finally {
        ended.abort();
        socket.destroy();
      }
    },
  };
}

/**
 * The reply without its NUL. Aborts `ended` when it came or will not come: clamd replies before it has everything when that is too much.
 * @throws ScanFailed
 */
function replyOf(socket: Socket, limits: ClamdLimits, ended: AbortController): Promise<string> {
  let late: NodeJS.Timeout | undefined;
  const reply = new Promise<string>((resolve, reject) => {
    let text = '';
    let isConnected = false;
    const fail = (reason: string) => {
      reject(new ScanFailed(reason));
      ended.abort();
    };
    late = setTimeout(fail, limits.total, 'took_too_long').unref();
    socket.setTimeout(limits.connect, () => fail(isConnected ? 'no_answer_in_time' : 'not_reached'));
    socket.once('connect', () => {
      isConnected = true;
      socket.setTimeout(limits.idle);
    });
    socket.setEncoding('latin1').on('data', (received: string) => {
      text += received;
      const end = text.indexOf('\0');
      if (end < 0 && text.length > longestReply) return fail('reply_too_long');
      if (end < 0) return;
      resolve(text.slice(0, end));
      ended.abort();
    });
    socket.on('error', () => fail(isConnected ? 'connection_lost' : 'not_reached'));
    socket.once('close', () => fail('connection_lost'));
  });
  return reply.finally(() => clearTimeout(late));
}

interface Sending {
  limits: ClamdLimits;
  signal: AbortSignal;
}

/** Throws what goes wrong with the content; what goes wrong with the socket is said by its reply. */
async function send(socket: Socket, content: Readable, { limits, signal }: Sending): Promise<void> {
  const write = async (bytes: Uint8Array | string) => {
    if (!socket.write(bytes)) await once(socket, 'drain', { signal });
  };
  try {
    await once(socket, 'connect', { signal });
    await write('zINSTREAM\0');
    for await (const bytes of content)
      for (const chunk of chunksOf(bytes as Uint8Array)) {
        await write(lengthOf(chunk));
        await write(chunk);
      }
    await write(lengthOf([]));
    socket.setTimeout(limits.reply);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let start = 0; start < bytes.length; start += chunkBytes)
    yield bytes.subarray(start, start + chunkBytes);
}

function lengthOf({ length }: ArrayLike<number>): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** @throws ScanFailed for a reply that is no result */
function resultIn(reply: string): ScanResult {
  if (reply === 'stream: OK') return { status: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found !== undefined) return { status: 'infected', signature: signatureIn(found) };
  throw new ScanFailed(reasonIn(/^(?:stream: )?(.+?)\.? ERROR$/.exec(reply)?.[1] ?? 'malformed_reply'));
}

/** As it is logged: what signatures are called by, and nothing else. */
const signatureIn = (found: string) => found.replace(/[^\w.:()/-]+/g, '_').slice(0, longestSignature);
