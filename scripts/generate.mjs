// Makes openapi/generated from openapi.yaml: the bundled description the server runs on and the types everybody shares.
// `--check` writes nothing and fails when what is committed is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

const checking = process.argv.includes('--check');
const root = new URL('..', import.meta.url);
const out = new URL('openapi/generated/', root);

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

let stale = false;
await mkdir(out, { recursive: true });
for (const [name, text] of Object.entries({ 'openapi.json': json, 'contract.ts': contract })) {
  const file = new URL(name, out);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  if (checking) {
    console.error(`openapi/generated/${name} is stale: run \`npm run generate\``);
    stale = true;
  } else await writeFile(file, text);
}
if (stale) process.exit(1);
