// Tests keep their databases open from one file to the next, so nobody but the whole run can take them away.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder in which tests open databases. Returns how it is taken away once they all have ended. */
export default async function setUpDatabases() {
  const folder = await mkdtemp(join(tmpdir(), 'haat-databases-'));
  process.env['TEST_DATABASES'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
