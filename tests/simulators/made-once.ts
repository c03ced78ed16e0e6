// Folders that take long to make and are the same each time.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder aside and gives it its name when it is whole, unless it is there already. Returns where it is: kept between runs. */
export async function madeOnce(target: string, make: (dir: string) => Promise<void>): Promise<string> {
  if (existsSync(target)) return target;
  mkdirSync(dirname(target), { recursive: true });
  const making = mkdtempSync(`${target}-`);
  await make(making);
  try {
    renameSync(making, target);
  } catch (error) {
    // Another test was faster.
    if (!existsSync(target)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
  return target;
}
