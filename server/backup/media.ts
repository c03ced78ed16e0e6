import { createReadStream } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isKey } from '../gateways/storage';

export interface MediaFile {
  key: string;
  path: string;
}

/** The uploaded files in a folder, with their keys; what is being written, or put there by others, is none. */
export async function* listMediaFiles(root: string, below = ''): AsyncGenerator<MediaFile> {
  const folder = await opendir(join(root, below)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  for await (const entry of folder ?? []) {
    const key = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* listMediaFiles(root, key);
    else if (entry.isFile() && isKey(key)) yield { key, path: join(root, key) };
  }
}

/** Null when it is gone. Files do not change under their key, so its size stays what it is. */
export async function readMediaFile({
  path,
}: MediaFile): Promise<{ size: number; pieces: AsyncIterable<Uint8Array> } | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found && { size: found.size, pieces: createReadStream(path) };
}
