import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { type Pack, pack } from 'tar-stream';
import { BackupError } from './archive.format';

export interface ArchiveWriter {
  /** Resolves when the next may be added. `size` in bytes. */
  add(name: string, size: number, pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void>;
  addText(name: string, text: string): Promise<void>;
}

export interface ArchiveOptions {
  file: string;
  passphrase: string;
  /** Base-2 logarithm of the work that trying a passphrase takes. */
  workFactor: number;
}

/** Writes an archive that only its owner may read, and gives it its name when it is whole and on the disk. */
export async function writeArchive(
  { file, passphrase, workFactor }: ArchiveOptions,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} already exists`);
  const part = `${file}.part`;
  const output = createWriteStream(part, { flags: 'wx', mode: 0o600 });
  try {
    await once(output, 'open');
  } catch (error) {
    throw new BackupError(`${part} cannot be written: ${(error as Error).message}`);
  }
  try {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(workFactor);
    const tar = pack();
    const compressed = createGzip();
    const encrypted = await encrypter.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream);
    const filled = fill(writerOf(tar)).then(() => tar.finalize());
    // What fails first fails all: the others are not waited for, because they may wait for it.
    await Promise.all([
      filled.catch((error: unknown) => {
        tar.destroy(error as Error);
        throw error;
      }),
      pipeline(Readable.from(tar), compressed),
      pipeline(Readable.fromWeb(encrypted as unknown as ReadableStream), output),
    ]);
    await synced(part);
    await rename(part, file);
  } catch (error) {
    output.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

function writerOf(tar: Pack): ArchiveWriter {
  const add: ArchiveWriter['add'] = async (name, size, pieces) => {
    let finish: (error?: Error | null) => void = () => undefined;
    const finished = new Promise<void>((resolve, reject) => {
      finish = (error) => (error ? reject(error) : resolve());
    });
    const entry = tar.entry({ name, size, mode: 0o600 }, (error) => finish(error));
    for await (const piece of pieces) if (!entry.write(piece)) await once(entry as never, 'drain');
    entry.end(undefined);
    await finished;
  };
  return {
    add,
    addText: (name, text) => {
      const bytes = Buffer.from(text);
      return add(name, bytes.length, [bytes]);
    },
  };
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
