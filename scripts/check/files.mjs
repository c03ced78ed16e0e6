// Names and sizes of files: a newcomer finds a file by its name and can read it at once.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { inRoot } from '../root.mjs';

const hardCapLines = 400;
const code = /\.(ts|tsx|mjs)$/;
const notOurs = /^(openapi|kinds)\/generated\//;
const saysNothing = /(^|\/)(utils?|helpers?|common|types)(\/|\.(ts|tsx|mjs)$)/;
const component = /^[A-Z][A-Za-z0-9]*(\.[a-z0-9-]+)*\.(ts|tsx)$/;
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
/** Folders of components may be PascalCase. */
const pascalFolders = /^(design-system\/components|src|storefront|kinds|web)\//;

/** Returns whether every file of code follows the conventions of naming and size. */
export async function filesFollowConventions() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot('.'),
  });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => code.test(file) && !notOurs.test(file));
  const complaints = (await Promise.all(files.map(complaintsAbout))).flat();
  for (const complaint of complaints) console.error(complaint);
  console.log(`${files.length} files checked.`);
  return files.length > 0 && complaints.length === 0;
}

async function complaintsAbout(file) {
  const text = await readFile(inRoot(file), 'utf8').catch(() => '');
  const lines = text.split('\n').length - 1;
  const parts = file.split('/');
  const name = parts.at(-1);
  const found = [];
  if (lines > hardCapLines) found.push(`${file}: ${lines} lines, more than ${hardCapLines}`);
  if (saysNothing.test(file)) found.push(`${file}: the name says nothing about what is inside`);
  if (!kebab.test(name) && !component.test(name)) found.push(`${file}: not kebab-case or PascalCase`);
  for (const folder of parts.slice(0, -1))
    if (!kebab.test(folder) && !pascalFolders.test(file))
      found.push(`${file}: the folder ${folder} is not kebab-case`);
  return found;
}
