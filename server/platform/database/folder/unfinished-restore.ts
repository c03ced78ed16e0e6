import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../config/env';

/** Where a restore puts its files until all of them are there. While it exists, the data folder is not whole. */
export const restoringFolder = (dataDir: string): string => join(dataDir, 'restoring');

/** @throws ConfigError */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(restoringFolder(dataDir)))
    throw new ConfigError(
      `The restore into ${dataDir} did not finish. Run npm run restore again; it removes the incomplete data first.`,
    );
}
