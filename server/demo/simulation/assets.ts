import { readFile } from 'node:fs/promises';

/** From the built program, and from this file. */
const folders = ['../../server/demo/assets/', '../assets/'];

/** A file of the demonstration shop. */
export async function readAsset(name: string): Promise<Buffer> {
  for (const folder of folders) {
    const file = await readFile(new URL(folder + name, import.meta.url)).catch(() => undefined);
    if (file) return file;
  }
  throw new Error(`${name} is missing from the demonstration shop.`);
}
