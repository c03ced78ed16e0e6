import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';
import type { FileFault } from './file.types';

const mostEntries = 10_000;
const mostUnpacked = 50 * 1024 ** 3;
/** Ordinary files shrink to a hundredth at most; what shrinks further only fills disks. */
const mostRatio = 200;
const noticeableBytes = 1024 ** 3;
/** Of the list, which has 100 bytes for an ordinary file; names, notes and the like may take more. */
const mostListBytes = 32 * 1024 ** 2;
/** The list is read in stretches of so many bytes: a bucket answers each by itself. */
const stretchBytes = 1024 ** 2;

export interface Opened {
  /** Bytes. */
  size: number;
  /** From `start` to `end`, both of them included. */
  open(range: { start: number; end: number }): Readable;
}

/** Reads the list of a ZIP archive without unpacking anything; null if nothing is wrong with it. */
export async function archiveFault(
  content: Opened,
  { isPlain }: { isPlain: boolean },
): Promise<FileFault | null> {
  const reader = new ContentReader(content);
  const zip = await openZip(reader, content.size).catch(() => null);
  if (!zip) return 'broken_archive';
  if (zip.entryCount > mostEntries) return 'archive_too_large';
  let unpacked = 0;
  try {
    for await (const entry of entriesOf(zip)) {
      unpacked += entry.uncompressedSize;
      if (unpacked > mostUnpacked) return 'archive_too_large';
      if (isPlain && /\.(zip|rar|7z|gz|tgz|tar|bz2|xz)$/i.test(entry.fileName)) return 'archive_in_archive';
    }
  } catch {
    return reader.isExhausted ? 'archive_too_large' : 'broken_archive';
  }
  return unpacked > noticeableBytes && unpacked > mostRatio * content.size ? 'archive_too_large' : null;
}

class ContentReader extends RandomAccessReader {
  isExhausted = false;
  private stretch = { start: 0, bytes: Buffer.alloc(0) };
  private total = 0;

  constructor(private readonly content: Opened) {
    super();
  }

  /** `end` is not included. */
  override _readStreamForRange(start: number, end: number) {
    return this.content.open({ start, end: end - 1 });
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    const reading = this.bytesAt(position, length).then((bytes) => void bytes.copy(target, offset));
    callbackify(() => reading)(done);
  }

  private async bytesAt(position: number, length: number): Promise<Buffer> {
    const { start, bytes } = this.stretch;
    if (position >= start && position + length <= start + bytes.length)
      return bytes.subarray(position - start, position - start + length);
    const end = Math.min(this.content.size, position + Math.max(length, stretchBytes));
    this.total += end - position;
    this.isExhausted ||= this.total > mostListBytes;
    if (this.isExhausted) throw new Error('the list of an archive is too long');
    const read = await buffer(this._readStreamForRange(position, end));
    if (read.length < length) throw new Error('the archive ends too early');
    this.stretch = { start: position, bytes: read };
    return read.subarray(0, length);
  }
}

const openZip = (reader: ContentReader, size: number): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromRandomAccessReader(
      reader,
      size,
      { lazyEntries: true, autoClose: false, validateEntrySizes: false },
      (error, zip) => (error ? reject(error) : resolve(zip)),
    );
  });

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry, void> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('end', () => resolve(null));
      zip.once('error', reject);
      zip.readEntry();
    });
    zip.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}
