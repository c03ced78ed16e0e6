import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Storage, safe } from './storage.gateway';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

let attempts = 0;

/** Names that are in memory at a time. */
const listedAtOnce = 1_000;

/** Storage in a local folder. */
export function createFolderStorage(root: string): Storage {
  /** Written beside its place and moved there whole: a crash leaves what was there before. */
  async function replace<Result>(key: string, write: (file: FileHandle) => Promise<Result>): Promise<Result> {
    const target = join(root, safe(key));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const draft = `${target}.${process.pid}-${++attempts}.part`;
    try {
      const file = await open(draft, 'wx', 0o600);
      let result: Result;
      try {
        result = await write(file);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, target);
      return result;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    put: (key, bytes) => replace(key, (file) => file.writeFile(bytes)),
    putPieces: (key, pieces) =>
      replace(key, async (file) => {
        let size = 0;
        for await (const piece of pieces) {
          await file.writeFile(piece);
          size += piece.length;
        }
        return size;
      }),
    async get(key) {
      const path = join(root, safe(key));
      try {
        const found = await stat(path);
        return found.isFile() ? { size: found.size, open: (range) => createReadStream(path, range) } : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async *list(key) {
      const path = join(root, safe(key));
      const folder = await opendir(path).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      let names: string[] = [];
      for await (const { name } of folder ?? []) {
        // What is being written is not there yet.
        if (!name.endsWith('.part')) names.push(name);
        if (names.length < listedAtOnce) continue;
        yield names;
        names = [];
      }
      if (names.length > 0) yield names;
    },
    remove: async (key) => rm(join(root, safe(key)), { recursive: true, force: true }),
  };
}
