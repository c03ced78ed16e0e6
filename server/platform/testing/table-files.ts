import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../..', import.meta.url));

/** The files that say which tables there are: the platform's schema, and `*.tables.ts` of modules and gateways. Absolute paths. */
export function tableFiles(): string[] {
  const ofModules = ['modules', 'gateways'].flatMap((folder) =>
    readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tables.ts'))
      .map((path) => join(server, folder, path)),
  );
  return [join(server, 'platform/database/schema.ts'), ...ofModules];
}
