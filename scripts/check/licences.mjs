// Licences: checks that each installed package may be used as it is here, and that runtime packages have complete licence data.
import { readFile } from 'node:fs/promises';
import { inRoot } from '../root.mjs';
import { billOfMaterials, gapsOf } from '../sbom.mjs';
import { exceptions } from './licence.exceptions.mjs';

/** Ask for a notice at most. Fonts under the OFL may be sent along with anything, and are not sold by themselves. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that are not taken, whatever their licence. */
const refused = { '@scarf/scarf': 'it reports each installation to a company' };

/** Answers whether the licences are in order, and the bill of materials has every package that runs in production. */
export async function licencesAreKnown() {
  const lock = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8'));
  const bill = await billOfMaterials();
  const complaints = [...licenceComplaints(lock), ...gapsOf(bill, lock)];
  for (const complaint of complaints) console.error(complaint);
  console.log(
    `${packagesOf(lock).length} packages checked, ${bill.components.length} in the bill of materials.`,
  );
  return packagesOf(lock).length > 0 && complaints.length === 0;
}

/** What is wrong with the licences of a lockfile, by a line for each package, and exceptions that nothing needs. */
export function licenceComplaints(lock, special = exceptions) {
  const unused = new Set(Object.keys(special));
  const complaints = [];
  for (const { name, version, license } of packagesOf(lock)) {
    if (Object.hasOwn(refused, name)) complaints.push(`${name}: ${refused[name]}`);
    if (typeof license === 'string' && isAllowed(license)) continue;
    const key = Object.keys(special).find((one) => fits(one, name));
    unused.delete(key);
    // A changed licence has to be reviewed again.
    if (key && (license === undefined || license === special[key][0])) continue;
    complaints.push(`${name} ${version}: ${license ?? 'no licence'} is not one that we allow`);
  }
  return [...complaints, ...[...unused].map((one) => `${one}: nothing needs this exception any more`)];
}

const fits = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Everything that may be installed, and not what is ours. */
const packagesOf = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ ...entry, name: entry.name ?? path.split('node_modules/').at(-1) }));

/** Whether an SPDX expression leaves a way that is allowed: of what is joined by OR one part, by AND every part. */
export function isAllowed(expression) {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const either = () => {
    let is = both();
    while (tokens[at] === 'OR') {
      at += 1;
      is = both() || is;
    }
    return is;
  };
  const both = () => {
    let is = one();
    while (tokens[at] === 'AND') {
      at += 1;
      is = one() && is;
    }
    return is;
  };
  const one = () => {
    const token = tokens[at++];
    if (token !== '(') return allowed.has(token);
    const is = either();
    return tokens[at++] === ')' && is;
  };
  // What is left over was not understood: `GPL-2.0 WITH …`, a sentence, a parenthesis too many.
  return either() && at === tokens.length;
}
