import type { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';
import type { FileFault } from './file.types';

const mostEntries = 10_000;
const mostUnpacked = 50 * 1024 ** 3;
/** Ordinary files shrink to a hundredth at most; what shrinks further only fills disks. */
const mostRatio = 200;
const noticeableBytes = 1024 ** 3;

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
  const zip = await openZip(content).catch(() => null);
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
    return 'broken_archive';
  }
  return unpacked > noticeableBytes && unpacked > mostRatio * content.size ? 'archive_too_large' : null;
}

class ContentReader extends RandomAccessReader {
  constructor(private readonly content: Opened) {
    super();
  }
  /** `end` is not included. */
  override _readStreamForRange(start: number, end: number) {
    return this.content.open({ start, end: end - 1 });
  }
}

const openZip = (content: Opened): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromRandomAccessReader(
      new ContentReader(content),
      content.size,
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
