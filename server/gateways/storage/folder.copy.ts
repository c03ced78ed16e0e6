import { read } from 'node:fs';
import type { Writable } from 'node:stream';
import { withFile } from './folder.files';
import type { ByteRange } from './storage.gateway';

/** Bytes in memory for each copy: many while few copies are under way, few while slow clients hold many. */
const large = { size: 1024 * 1024, most: 24, used: 0, idle: [] as Buffer[] };
const small = { size: 128 * 1024, most: Number.POSITIVE_INFINITY, used: 0, idle: [] as Buffer[] };
/** Buffers of a size that wait to be used again. */
const mostIdle = 24;

/**
 * Writes a part of a file and does not end what it is written to. Streams of Node take new memory for each read, which costs more than the reading: films
 * would keep the collector busy.
 */
export const copyBytes = (path: string, range: ByteRange, to: Writable): Promise<void> =>
  withFile(path, async (file) => {
    const pool = large.used < large.most ? large : small;
    pool.used += 1;
    try {
      const buffer = pool.idle.pop() ?? Buffer.allocUnsafeSlow(pool.size);
      await copyBy(buffer, file, range, to);
      // One that failed may still be on its way out, and is left to the collector.
      if (pool.idle.length < mostIdle) pool.idle.push(buffer);
    } finally {
      pool.used -= 1;
    }
  });

/** One half of the buffer is read into while the other is on its way out. By callbacks: a promise for each step costs more than the step. */
function copyBy(buffer: Buffer, file: number, { start, end }: ByteRange, to: Writable): Promise<void> {
  const half = buffer.length / 2;
  let at = start;
  let isFirst = true;
  let isReading = false;
  let isWriting = false;
  let full: Buffer | null = null;
  let failure: Error | null = null;
  return new Promise((resolve, reject) => {
    const gone = () => step(new Error('what was written to was closed'));
    to.once('close', gone);

    function step(error?: Error | null): void {
      if (error) failure ??= error;
      // A file is not closed while it is read.
      if (isReading) return;
      if (failure || (!isWriting && !full && at > end)) {
        to.off('close', gone);
        if (failure) reject(failure);
        else resolve();
        return;
      }
      if (full && !isWriting) write(full);
      if (!full && at <= end) fill();
    }

    function fill(): void {
      const place = isFirst ? 0 : half;
      isFirst = !isFirst;
      isReading = true;
      read(file, buffer, place, Math.min(half, end - at + 1), at, (error, bytes) => {
        isReading = false;
        if (!error && bytes === 0) return step(new Error('a stored file is shorter than it was'));
        full = buffer.subarray(place, place + bytes);
        at += bytes;
        step(error);
      });
    }

    function write(bytes: Buffer): void {
      full = null;
      isWriting = true;
      to.write(bytes, (error) => {
        isWriting = false;
        step(error);
      });
    }

    step();
  });
}
