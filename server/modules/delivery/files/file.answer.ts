import { Readable, type Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';

/** A file as it is sent. */
export interface SentFile {
  /** Changes with its bytes. */
  version: string;
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** Writes a range and does not end what it is written to. */
  copy(range: { start: number; end: number }, to: Writable): Promise<void>;
}

/** What is asked of a file: it from its beginning, some of the rest, or no bytes at all. */
export type DownloadPart = 'start' | 'rest' | 'none';

/** Which of it a request asks for. */
export function partOf(request: FastifyRequest, file: Pick<SentFile, 'size' | 'version'>): DownloadPart {
  const range = request.method === 'HEAD' ? null : rangeOf(request, file);
  if (!range) return 'none';
  return range.start === 0 ? 'start' : 'rest';
}

/** One whose bytes can be read as well. */
export interface StoredFile extends SentFile {
  open(range: { start: number; end: number }): Readable;
}

/** What Fastify sends: it has no bytes of its own, but copies them to where it is piped. */
class CopiedBytes extends Readable {
  constructor(private readonly copy: (to: Writable) => Promise<void>) {
    super({ read: () => undefined });
  }

  override pipe<To extends NodeJS.WritableStream>(to: To): To {
    this.once('end', () => to.end());
    this.copy(to as unknown as Writable).then(
      () => {
        this.push(null);
        this.resume();
      },
      (error: Error) => this.destroy(error),
    );
    return to;
  }
}

/** Where in the file an answer begins; null for a range that it does not have. */
function rangeOf({ headers }: FastifyRequest, { size, version }: Pick<SentFile, 'size' | 'version'>) {
  const whole = { start: 0, end: size - 1, isPart: false };
  const condition = headers['if-range'];
  if (headers.range === undefined || (condition !== undefined && condition !== etagOf(version))) return whole;
  const ranges = parseRange(size, headers.range);
  if (ranges === -1) return null;
  // What is no range, and several at once, are answered with all of it.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 || !ranges[0]) return whole;
  const [{ start, end }] = ranges as unknown as [{ start: number; end: number }];
  return { start, end, isPart: true };
}

const etagOf = (version: string) => `"${version}"`;

/** Sends a file, or the part of it that is asked for, to whoever was let through. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
  disposition: 'attachment' | 'inline',
): FastifyReply {
  const { name, size, type, version } = file;
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': dispositionOf(disposition, name),
    etag: etagOf(version),
    'x-robots-tag': 'noindex',
  });
  const range = rangeOf(request, file);
  if (!range) return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end, isPart } = range;
  if (isPart) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply
    .header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-length', end - start + 1)
    .send(
      request.method === 'HEAD' ? Readable.from([]) : new CopiedBytes((to) => file.copy({ start, end }, to)),
    );
}

/** By RFC 6266: a name of ASCII letters for old browsers, and the true one. */
function dispositionOf(disposition: string, name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
