// `npm run check`: what needs no test run. `npm run check -- imports lint` runs only those.

import { codeOf } from './run.mjs';
import { setup } from './setup.mjs';

await setup();
// Only now: in a fresh clone there is nothing to import before.
const { docsAreCurrent } = await import('./check/docs.mjs');
const { filesFollowConventions } = await import('./check/files.mjs');
const { importsFollowRules } = await import('./check/imports.mjs');
const { kindsAreInTheirFolders } = await import('./check/kinds.mjs');
const { licencesAreKnown } = await import('./check/licences.mjs');
const { namesAreCurrent } = await import('./check/names.mjs');
const { textsAreTranslated } = await import('./check/translations.mjs');
const bin = (name, ...args) => codeOf(process.execPath, [name, ...args]).then((code) => code === 0);

const checks = {
  types: () => bin('node_modules/@typescript/native/bin/tsc', '--noEmit'),
  lint: () => bin('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  format: () => bin('node_modules/@biomejs/biome/bin/biome', 'check', '--linter-enabled=false', '.'),
  imports: importsFollowRules,
  files: filesFollowConventions,
  names: namesAreCurrent,
  kinds: kindsAreInTheirFolders,
  words: textsAreTranslated,
  docs: docsAreCurrent,
  licences: licencesAreKnown,
  'dead-code': () => bin('node_modules/knip/bin/knip.js', '--no-progress'),
  generated: () => bin('scripts/generate.mjs', '--check'),
};

const requested = process.argv.slice(2);
const chosen = requested.length > 0 ? requested : Object.keys(checks);
const outcomes = [];
for (const name of chosen) {
  if (!checks[name]) throw new Error(`Unknown check ${name}. Available: ${Object.keys(checks).join(', ')}.`);
  const since = Date.now();
  console.log(`\n— ${name}`);
  const passed = await checks[name]();
  outcomes.push(passed);
  console.log(`${passed ? 'ok' : 'FAILED'} ${name} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
}
const failures = outcomes.filter((passed) => !passed).length;
console.log(`\n${outcomes.length - failures} checks passed, ${failures} failed.`);
process.exit(failures > 0 ? 1 : 0);
