import { createReadStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { type Extract, extract } from 'tar-stream';
import { BackupError } from './archive.format';

export interface ArchiveEntry {
  name: string;
  /** Bytes. */
  size: number;
  /** @throws BackupError when the file is damaged */
  pieces(): AsyncGenerator<Uint8Array>;
  /** All of it, for entries that are made to fit into memory. */
  text(): Promise<string>;
}

/** A table's part is a fraction of this; a single row may be as large as the contract lets it be. */
const textAtMost = 64 * 1024 * 1024;

const damaged = () =>
  new BackupError('The file is damaged or incomplete. Nothing was restored. Use another backup');

/**
 * What an archive holds, in order; each entry is read before the next is asked for. What comes out of it is what was put in: every
 * piece is authenticated, and so is the end.
 * @throws BackupError when the passphrase is another, or the file is damaged, cut off or no backup
 */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<ArchiveEntry> {
  if (!existsSync(file)) throw new BackupError(`File not found: ${file}`);
  const input = createReadStream(file);
  const decrypted = await decrypt(input, passphrase);
  const tar = extract();
  const entries = (tar as AsyncIterable<unknown>)[Symbol.asyncIterator]() as AsyncIterator<TarEntry>;
  const piped = pipeline(
    Readable.fromWeb(decrypted as unknown as ReadableStream),
    createGunzip(),
    tar as unknown as NodeJS.WritableStream,
  );
  // Awaited below; what stops the reading before is told by the reading.
  piped.catch(() => undefined);
  try {
    for (;;) {
      const next = await readSafely(entries.next());
      if (next.done) break;
      yield entryOf(next.value);
    }
    await readSafely(piped);
  } finally {
    destroy(tar);
    input.destroy();
  }
}

type TarEntry = AsyncIterable<Uint8Array> & { header: { name: string; size: number } };

function entryOf(entry: TarEntry): ArchiveEntry {
  const { name, size } = entry.header;
  async function* pieces() {
    const iterator = entry[Symbol.asyncIterator]();
    for (;;) {
      const next = await readSafely(iterator.next());
      if (next.done) return;
      yield next.value;
    }
  }
  return {
    name,
    size,
    pieces,
    text: async () => {
      if (size > textAtMost) throw damaged();
      const parts: Uint8Array[] = [];
      for await (const piece of pieces()) parts.push(piece);
      return Buffer.concat(parts).toString('utf8');
    },
  };
}

async function decrypt(input: Readable, passphrase: string): Promise<globalThis.ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(Readable.toWeb(input) as unknown as globalThis.ReadableStream<Uint8Array>);
  } catch (error) {
    input.destroy();
    const { message } = error as Error;
    if (/no identity matched/.test(message)) throw new BackupError('The passphrase is wrong');
    throw new BackupError(`The file is not a Haat backup, or its header is damaged (${message})`);
  }
}

async function readSafely<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch {
    throw damaged();
  }
}

function destroy(tar: Extract): void {
  tar.on('error', () => undefined);
  tar.destroy();
}
