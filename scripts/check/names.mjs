// Retired names: what was renamed keeps its new name everywhere. The lists are scripts/check/retired-names.mjs and scripts/check/retired-texts.mjs.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { inRoot } from '../root.mjs';
import { retiredNames, retiredPaths } from './retired-names.mjs';
import { retiredTexts } from './retired-texts.mjs';

const searched = /\.(ts|tsx|mjs|css|html|md|yaml|json)$|^\.ci\//;
/** History, the list itself, and the table that refuses former names of variables. */
const exempt =
  /^(docs\/decisions\/|server\/migrations\/|openapi\/generated\/|package-lock\.json|scripts\/check\/(retired-)?(names|texts)\.|server\/platform\/config\/variables\/variables\.ts)/;

/** Returns whether no retired path, name or text is in use. */
export async function namesAreCurrent() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot('.'),
  });
  const files = listed.toString().split('\n').filter(Boolean);
  const retired = retiredBy({ retiredPaths, retiredNames, retiredTexts });
  const complaints = retiredPathsIn(files, retired.paths);
  const read = files.filter((file) => searched.test(file) && !exempt.test(file));
  for (const file of read) {
    const text = await readFile(inRoot(file), 'utf8').catch(() => '');
    complaints.push(...retiredNamesIn(file, text, retired.names));
  }
  for (const complaint of complaints) console.error(complaint);
  console.log(`${read.length} files checked against ${Object.keys(retired.names).length} retired names.`);
  return read.length > 0 && complaints.length === 0;
}

/** Names and texts are looked for alike: as whole words, in the case in which they are listed. */
const retiredBy = ({ retiredPaths, retiredNames, retiredTexts }) => ({
  paths: retiredPaths,
  names: { ...retiredNames, ...retiredTexts },
});

/** A line for each file whose path begins as a retired one. */
export const retiredPathsIn = (files, paths) =>
  files.flatMap((file) =>
    Object.entries(paths)
      .filter(([path]) => file.startsWith(path))
      .map(([path, instead]) => `${file}: ${path} is retired. Use ${instead}.`),
  );

/** A line for each place in which a text has a retired name. */
export function retiredNamesIn(file, text, names) {
  const all = Object.keys(names).toSorted((one, other) => other.length - one.length);
  if (all.length === 0) return [];
  const escaped = all.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  const pattern = new RegExp(`(?<![\\w@-])(?:${escaped.join('|')})(?![\\w-])`, 'g');
  return [...text.matchAll(pattern)].map(({ 0: name, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: “${name}” is retired. Use “${names[name]}”.`;
  });
}
