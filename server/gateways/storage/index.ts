import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** A stored thing, ready to be sent. */
export interface Stored {
  /** Bytes. */
  size: number;
  open(): Readable;
}

/** Keeps files under keys such as `images/abc/720.avif`: letters, digits, dots, dashes, slashes. */
export interface Storage {
  /** Resolves when the bytes are safe. A key that exists is replaced whole; readers never see half. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Stored | null>;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Throws for a key that could lead out of the folder; keys are made by us, so such a one is a mistake of ours. */
function safe(key: string): string {
  if (!/^[\w-]+(?:\/[\w-]+)*(?:\.[\w-]+)*$/.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}

let attempts = 0;

/** Storage in a local folder. */
export function createFolderStorage(root: string): Storage {
  return {
    async put(key, bytes) {
      const target = join(root, safe(key));
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const draft = `${target}.${process.pid}-${++attempts}.part`;
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      const path = join(root, safe(key));
      try {
        const found = await stat(path);
        return found.isFile() ? { size: found.size, open: () => createReadStream(path) } : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}
