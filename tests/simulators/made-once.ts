// Folders that take long to make and are the same each time.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder aside and gives it its name when it is whole, unless it is there already. Returns where it is: kept between runs. */
export async function madeOnce(kept: string, make: (dir: string) => Promise<void>): Promise<string> {
  if (existsSync(kept)) return kept;
  mkdirSync(dirname(kept), { recursive: true });
  const making = mkdtempSync(`${kept}-`);
  await make(making);
  try {
    renameSync(making, kept);
  } catch (error) {
    // Another test was faster.
    if (!existsSync(kept)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
  return kept;
}
