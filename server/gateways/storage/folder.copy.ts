import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { ByteRange } from './storage.gateway';

/** Bytes read at a time, and so in memory for each copy. */
const bufferSize = 256 * 1024;
/** Buffers that wait to be used again. */
const mostIdle = 64;
const idle: Buffer[] = [];

/**
 * Writes a part of a file, one buffer after the other, and does not end what it is written to. Streams of Node take new memory for each read, which
 * costs more than the reading: films would keep the collector busy.
 */
export async function copyBytes(path: string, { start, end }: ByteRange, to: Writable): Promise<void> {
  const file = await open(path);
  try {
    const buffer = idle.pop() ?? Buffer.allocUnsafeSlow(bufferSize);
    let at = start;
    while (at <= end) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(bufferSize, end - at + 1), at);
      if (bytesRead === 0) throw new Error('a stored file is shorter than it was');
      await written(to, buffer.subarray(0, bytesRead));
      at += bytesRead;
    }
    // One that failed may still be on its way out, and is left to the collector.
    if (idle.length < mostIdle) idle.push(buffer);
  } finally {
    await file.close();
  }
}

/** Resolves once the bytes are sent, so that their memory is free; rejects once nobody waits for them any more. */
const written = (to: Writable, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    const closed = () => reject(new Error('what was written to was closed'));
    to.once('close', closed);
    to.write(bytes, (error) => {
      to.off('close', closed);
      if (error) reject(error);
      else resolve();
    });
  });
