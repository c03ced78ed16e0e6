import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { archiveNames, safeName } from './archive.names';
import type { SentFile, StoredFile } from './file.answer';

interface ArchiveOptions {
  /** Of the archive, without its ending. */
  title: string;
  /** Of each file in it: the same bytes come out whenever it is asked for. */
  at: Date;
  /** Called as often as some of it was taken. */
  moved(): void;
  /** Ends it before its end. */
  signal: AbortSignal;
}

type Entry = Pick<StoredFile, 'name' | 'size' | 'open'>;

/** As they are: media is compressed already, and the size is known before the first byte. `open` is called when their turn comes. */
function addEntries(
  zip: ZipFile,
  entries: readonly Entry[],
  at: Date,
  open: (entry: Entry) => Readable | null,
) {
  for (const entry of entries)
    zip.addReadStreamLazy(entry.name, { mtime: at, compress: false, size: entry.size }, (done) => {
      const stream = open(entry);
      if (stream) done(null, stream);
    });
}

/** Bytes of the whole, before anything is read. */
export function archiveSize(entries: readonly Entry[], at: Date): number {
  const zip = new ZipFile();
  addEntries(zip, entries, at, () => null);
  let size = -1;
  const known = (bytes: number) => {
    size = bytes;
  };
  // Its types leave out what it is called with.
  zip.end({ forceZip64Format: false, comment: '' }, known as () => void);
  if (size < 0) throw new Error('the size of an archive is not known');
  return size;
}

/** What of it lies in a range. It is made from its beginning, as each file stands there with a checksum of all its bytes. */
async function* inRange(source: Readable, { start, end }: { start: number; end: number }, moved: () => void) {
  let at = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += chunk.length;
    moved();
    if (part.length > 0) yield part;
    if (at > end) return;
  }
}

/** Writes a range and does not end what it is written to. No file is read faster than it is taken, and none once it is over. */
async function copyArchive(
  entries: readonly Entry[],
  range: { start: number; end: number },
  to: Writable,
  { at, moved, signal }: ArchiveOptions,
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  // Whoever reads it is told; later nobody reads any more.
  output.on('error', () => undefined);
  zip.on('error', fail);
  let reading: Readable | null = null;
  addEntries(zip, entries, at, (entry) => {
    if (output.destroyed) return null;
    reading = entry.size === 0 ? Readable.from([]) : entry.open({ start: 0, end: entry.size - 1 });
    return reading.on('error', fail);
  });
  zip.end();
  const bytes = Readable.from(inRange(output, range, moved), { objectMode: false });
  const stop = () => {
    output.destroy();
    reading?.destroy();
  };
  bytes.once('close', stop);
  try {
    await pipeline(bytes, to, { end: false, signal });
  } finally {
    stop();
  }
}

/** Files as one ZIP, as it is sent: stored, in their order, with ZIP64 beyond 4 GB. */
export function archiveOfFiles(files: readonly StoredFile[], options: ArchiveOptions): SentFile {
  const { title, at } = options;
  const names = archiveNames(files.map(({ name }) => name));
  const entries = files.map(({ size, open }, index) => ({ name: names[index] ?? '', size, open }));
  const facts = files.map(({ version, size }, index) => [names[index], version, size]);
  const hash = createHash('sha256').update(JSON.stringify([at.getTime(), facts]));
  return {
    version: hash.digest('hex').slice(0, 40),
    name: `${safeName(title, 'files')}.zip`,
    type: 'application/zip',
    size: archiveSize(entries, at),
    copy: (range, to) => copyArchive(entries, range, to, options),
  };
}
