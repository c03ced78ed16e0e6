import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

export interface Unzipped {
  name: string;
  bytes: Buffer;
  /** 0: stored as it is. */
  method: number;
  at: Date;
}

/** The entries of a ZIP in their order, each with its checksum proved. Throws for an archive that is damaged. */
export async function unzip(archive: Buffer): Promise<Unzipped[]> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true, strictFileNames: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    );
  });
  const found: Unzipped[] = [];
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((bytes) => {
          if (crc32(bytes) !== entry.crc32) return reject(new Error(`${entry.fileName} is damaged`));
          const { fileName: name, compressionMethod: method } = entry;
          found.push({ name, bytes, method, at: entry.getLastModDate() });
          zip.readEntry();
        }, reject);
      });
    });
    zip.readEntry();
  });
}
