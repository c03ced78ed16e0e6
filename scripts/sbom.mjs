// `npm run sbom`: which packages of others run in production, on the server and in browsers, as CycloneDX in sbom.cdx.json. Asks no network.
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { exceptions } from './check/licence.exceptions.mjs';
import { inRoot } from './root.mjs';
import { npm } from './run.mjs';

const file = 'sbom.cdx.json';
/** Rooms that are built into what browsers are sent, or into pages on the server. */
const built = ['src', 'design-system', 'machines', 'kinds', 'i18n', 'openapi', 'storefront', 'web'];
const isShown = (path) =>
  /\.tsx?$/.test(path) && !/(\.(test|stories|dev|d)\.tsx?$)|(^|\/)testing\//.test(path);
const imported =
  /(?:^|\n)(?:import|export)\b(?! type\b)(?:[^;'"]*? from)? ?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/**
 * The bill as an object. `npm sbom --omit dev` alone is wrong here twice: it leaves out what stands among both kinds of dependencies, such as fastify,
 * and what is built into the browser's files, which nobody installs to run them. So it is asked for everything, and what runs is taken out of that.
 */
export async function billOfMaterials() {
  const ask = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const options = { cwd: inRoot('.'), maxBuffer: 64 * 1024 * 1024, shell: npm.endsWith('.cmd') };
  const { stdout } = await promisify(execFile)(npm, ask, options);
  const whole = JSON.parse(stdout);
  const lock = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8'));
  const runs = new Set([
    whole.metadata.component['bom-ref'],
    ...whole.components.map((one) => one['bom-ref']).filter((ref) => isOurs(ref, lock)),
    ...installedToRun(lock),
    ...reached(whole, await rootsOfBrowser(lock)),
  ]);
  // It is called after the folder otherwise, whatever that is called.
  whole.metadata.component.name = lock.name;
  return {
    ...whole,
    components: whole.components.filter((one) => runs.has(one['bom-ref'])).map(requiredComponent),
    dependencies: whole.dependencies
      .filter(({ ref }) => runs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => runs.has(one)) })),
  };
}

/** What a bill of these packages leaves out. */
export function gapsOf({ bomFormat, components }, lock) {
  const byRef = new Map(components.map((one) => [one['bom-ref'], one]));
  const gaps = bomFormat === 'CycloneDX' ? [] : ['The bill of materials is not CycloneDX'];
  for (const ref of installedToRun(lock))
    if (!byRef.has(ref)) gaps.push(`${ref}: not in the bill of materials`);
  for (const [ref, { version, licenses = [] }] of byRef)
    if (!isOurs(ref, lock) && (!version || licenses.length === 0))
      gaps.push(`${ref}: without a version or a licence in the bill of materials`);
  return gaps;
}

/** As the lockfile has them, without what only builds and tests. */
const installedToRun = (lock) =>
  Object.entries(lock.packages)
    .filter(
      ([path, { link, dev, devOptional }]) => path.includes('node_modules/') && !link && !dev && !devOptional,
    )
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`);

const isOurs = (ref, lock) =>
  Object.entries(lock.packages).some(
    ([path, { name, version }]) => !path.includes('node_modules/') && ref === `${name ?? path}@${version}`,
  );

/** The packages that the built files import. */
async function rootsOfBrowser(lock) {
  const names = new Set();
  for (const folder of built)
    for (const path of await readdir(inRoot(folder), { recursive: true }))
      if (isShown(path.replaceAll('\\', '/')))
        for (const [, still, late] of (await readFile(inRoot(`${folder}/${path}`), 'utf8')).matchAll(
          imported,
        ))
          names.add(/^(@[^/]+\/)?[^/]+/.exec(still ?? late)?.[0]);
  if (names.size === 0) throw new Error('The page bundles import no package');
  return [...names].flatMap((name) => {
    const entry = lock.packages[`node_modules/${name}`];
    return entry && !entry.link ? [`${name}@${entry.version}`] : [];
  });
}

/** These and all that they need. */
function reached({ dependencies }, roots) {
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const found = new Set();
  const open = [...roots];
  for (let ref = open.pop(); ref !== undefined; ref = open.pop())
    if (!found.has(ref)) {
      found.add(ref);
      open.push(...(needs.get(ref) ?? []));
    }
  return found;
}

/** One that runs in browsers is no less required for having been built in; a licence that only a file tells is told. */
function requiredComponent(component) {
  const { name, licenses, properties = [] } = component;
  return {
    ...component,
    licenses: licenses ?? (exceptions[name] && [{ license: { id: exceptions[name][0] } }]),
    properties: properties.filter((one) => one.name !== 'cdx:npm:package:development'),
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const bill = await billOfMaterials();
  await writeFile(inRoot(file), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} packages in ${file}.`);
}
