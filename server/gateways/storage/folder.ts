import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyBytes } from './folder.copy';
import { forgetFiles } from './folder.files';
import { type Storage, type StoredBytes, safe } from './storage.gateway';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** What stands for a thing that is not there; other errors go on. */
const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value;
    throw error;
  };

let attempts = 0;

/** Names that are in memory at a time. */
const listedAtOnce = 1_000;
const placeAttempts = 5;
/** No key begins with a dot. */
const draftsFolder = '.drafts';

/** Storage in a local folder. */
export function createFolderStorage(root: string): Storage {
  const drafts = join(root, draftsFolder);

  /** Written elsewhere and moved to its place whole: a crash leaves what was there before, and a draft for the sweep. */
  async function replace<Result>(key: string, write: (file: FileHandle) => Promise<Result>): Promise<Result> {
    const target = join(root, safe(key));
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    const draft = join(drafts, `${process.pid}-${++attempts}-${Date.now()}`);
    try {
      const file = await open(draft, 'wx', 0o600);
      let result: Result;
      try {
        result = await write(file);
        await file.sync();
      } finally {
        await file.close();
      }
      await place(draft, target);
      return result;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  function bytes(key: string): StoredBytes {
    const path = join(root, safe(key));
    return {
      open: (range) => createReadStream(path, range),
      copy: (range, to) => copyBytes(path, range, to),
    };
  }

  /** Whoever removes the last other file of a folder removes the folder, so it may have to be made again. */
  async function place(draft: string, target: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await rename(draft, target);
        return forgetFiles(target);
      } catch (error) {
        if (attempt === placeAttempts || !isMissing(error)) throw error;
      }
    }
  }

  /** Removes the folders of a removed file that are empty now, but for those right below the root. */
  async function prune(key: string): Promise<void> {
    const parts = key.split('/');
    for (let depth = parts.length - 1; depth > 1; depth -= 1) {
      const isGone = await rmdir(join(root, ...parts.slice(0, depth))).then(
        () => true,
        (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
      );
      if (!isGone) return;
    }
  }

  return {
    direct: null,
    location: { folder: root },
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
      const found = await stat(join(root, safe(key))).catch(ifMissing(null));
      return found?.isFile() ? { size: found.size, ...bytes(key) } : null;
    },
    bytes,
    async *list(key) {
      const path = join(root, safe(key));
      const folder = await opendir(path).catch(ifMissing(null));
      let names: string[] = [];
      for await (const { name } of folder ?? []) {
        if (name !== draftsFolder) names.push(name);
        if (names.length < listedAtOnce) continue;
        yield names;
        names = [];
      }
      if (names.length > 0) yield names;
    },
    async sweep(before) {
      for (const name of await readdir(drafts).catch(ifMissing([]))) {
        const draft = join(drafts, name);
        const found = await stat(draft).catch(ifMissing(null));
        if (found && found.mtime < before) await rm(draft, { force: true });
      }
    },
    async remove(key) {
      const path = join(root, safe(key));
      await rm(path, { recursive: true, force: true });
      forgetFiles(path);
      await prune(key);
    },
  };
}
