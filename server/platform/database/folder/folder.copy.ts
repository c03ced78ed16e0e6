import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How a file was when it was copied, by its path below the folder. */
export type CopiedFiles = ReadonlyMap<string, { modified: bigint; size: bigint; inode: bigint }>;

export interface FolderCopy {
  files: CopiedFiles;
  /** What this run copied. */
  bytes: number;
}

const filesAtOnce = 16;
/** A file that changed so shortly before it was copied may change again without its time telling. */
const settledNs = 2_000_000_000n;

/**
 * Makes `to` hold what `from` holds. A second run that is given the files of the first copies only what has changed since, so that
 * whoever writes to `from` has to rest for the second run alone. Files that vanish meanwhile are left out.
 */
export async function copyFolder(
  from: string,
  to: string,
  before: CopiedFiles = new Map(),
): Promise<FolderCopy> {
  const files = new Map<string, { modified: bigint; size: bigint; inode: bigint }>();
  let bytes = 0;
  const copyOne = async (path: string) => {
    const now = BigInt(Date.now()) * 1_000_000n;
    const found = await stat(join(from, path), { bigint: true });
    const file = { modified: found.mtimeNs, size: found.size, inode: found.ino };
    const existing = before.get(path);
    const isSame =
      existing?.modified === file.modified && existing.size === file.size && existing.inode === file.inode;
    if (!isSame) {
      await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
      bytes += Number(file.size);
    }
    if (now - file.modified > settledNs) files.set(path, file);
  };
  const present = await listFiles(from, to);
  for (let start = 0; start < present.length; start += filesAtOnce)
    await Promise.all(present.slice(start, start + filesAtOnce).map((path) => unlessGone(copyOne(path))));
  const wanted = new Set(present);
  for (const path of before.keys()) if (!wanted.has(path)) await rm(join(to, path), { force: true });
  return { files, bytes };
}

/** The files below `from`; folders are made in `to`. */
async function listFiles(from: string, to: string, below = ''): Promise<string[]> {
  await mkdir(join(to, below), { recursive: true, mode: 0o700 });
  const paths: string[] = [];
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (entry.isDirectory()) paths.push(...((await unlessGone(listFiles(from, to, path))) ?? []));
    else if (entry.isFile()) paths.push(path);
  }
  return paths;
}

async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
