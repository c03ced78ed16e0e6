// Writes the lists of kinds/generated the enum of ProductKind and the content schemas of openapi.yaml from kinds/registry.ts, openapi/generated from openapi.yaml (the bundled description, shared types, bounds that screens check by, and the shapes that a browser validates responses with) and
// docs/configuration.md from the table of environment variables, and docs/events.md from the domain events of the server.
// `--check` writes nothing and fails when a committed file is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { boundsModules } from './generate/bounds.mjs';
import { configurationPage } from './generate/configuration.mjs';
import { eventsPage } from './generate/events.mjs';
import {
  contentFieldsModule,
  kindLists,
  registeredKinds,
  withContentSchemas,
  withKinds,
  writtenSchemas,
} from './generate/kinds.mjs';
import { answerShapes } from './generate/shapes.mjs';

const checking = process.argv.includes('--check');
const root = new URL('..', import.meta.url);
const out = new URL('openapi/generated/', root);

let stale = false;
await mkdir(out, { recursive: true });
await mkdir(new URL('kinds/generated/', root), { recursive: true });

const kinds = await registeredKinds();
const catalog = 'openapi/schemas/catalog/catalog.yaml';
await keep({
  'openapi.yaml': await withContentSchemas(await readFile(new URL('openapi.yaml', root), 'utf8'), kinds),
  [catalog]: withKinds(await readFile(new URL(catalog, root), 'utf8'), kinds),
  ...(await kindLists(kinds)),
});

const { bundle: bundled, problems } = await bundle({
  ref: new URL('openapi.yaml', root).pathname,
  config: await createConfig({}),
  dereference: false,
});
const errors = problems.filter((problem) => problem.severity === 'error');
if (errors.length > 0) {
  for (const problem of errors) console.error(`openapi: ${problem.message}`);
  process.exit(1);
}
const description = bundled.parsed;
const json = `${JSON.stringify(description, null, 2)}\n`;
const types = astToString(await openapiTS(json, { defaultNonNullable: false }));
const named = Object.keys(description.components.schemas ?? {})
  .filter((name) => /^[A-Z]\w*$/.test(name))
  .map((name) => `export type ${name} = components['schemas']['${name}'];`)
  .join('\n');
const contract = `// Generated from openapi.yaml by \`npm run generate\`; edits are lost.\n${types}\n${named}\n`;

const { shared, answers } = answerShapes(description);
const lines = (entries) => entries.map((entry) => `  ${entry},\n`).join('');
const shapes = `// Generated from openapi.yaml by \`npm run generate\`; edits are lost.
import type { Shape } from '../answer-shape';

/** Shapes that several answers have. */
export const shared: readonly Shape[] = [
${lines(shared.map((shape) => JSON.stringify(shape)))}];

/** By method and path. */
export const answers: Readonly<Record<string, Shape>> = {
${lines(Object.entries(answers).map(([name, shape]) => `${JSON.stringify(name)}: ${JSON.stringify(shape)}`))}};
`;

await keep({
  'openapi/generated/openapi.json': json,
  'openapi/generated/contract.ts': contract,
  'openapi/generated/answer-shapes.ts': shapes,
  ...boundsModules(description, await writtenSchemas(kinds)),
  'kinds/generated/content-fields.ts': await contentFieldsModule(description, kinds),
  'docs/configuration.md': await configurationPage(),
  'docs/events.md': eventsPage(),
});
if (stale) process.exit(1);

/** Writes files, or complains of those that are stale where nothing is to be written. */
async function keep(files) {
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(name, root);
    const before = await readFile(file, 'utf8').catch(() => '');
    if (before === text) continue;
    if (checking) {
      console.error(`${name} is stale: run \`npm run generate\``);
      stale = true;
    } else await writeFile(file, text);
  }
}
