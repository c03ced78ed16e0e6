// One hash over everything a build is made from.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { inRoot } from '../root.mjs';

const sources = [
  'src',
  'machines',
  'kinds',
  'design-system',
  'openapi',
  'i18n',
  'storefront',
  'web',
  'server',
  'scripts',
  'public',
];
const files = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const notBuilt = /(\.test\.tsx?|\.stories\.tsx?|\.md|~)$/;
const notEntered = new Set(['node_modules', 'testing']);

/** The hash of the sources as they are on disk now. `at` turns a path in the repository into an absolute one. */
export async function sourceHash(at = inRoot) {
  const listed = await Promise.all(sources.map((source) => filesIn(source, at)));
  const all = [...files, ...listed.flat()].toSorted();
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of all) {
    const content = await readFile(at(file)).catch(() => undefined);
    if (content) hash.update(file).update('\0').update(content).update('\0');
  }
  return hash.digest('hex');
}

async function filesIn(folder, at) {
  const entries = await readdir(at(folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return notEntered.has(entry.name) ? [] : filesIn(path, at);
      return notBuilt.test(entry.name) ? [] : [path];
    }),
  );
  return found.flat();
}
