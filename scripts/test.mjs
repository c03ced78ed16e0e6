// `npm test`: every test there is. With arguments, only what Vitest makes of them: `npm test -- --project node server/modules`.
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { inRoot } from './root.mjs';
import { codeOf } from './run.mjs';
import { setup } from './setup.mjs';
import { total } from './test/total.mjs';

const results = '.cache/test-results';
const wanted = process.argv.slice(2);

await setup();
const CHROMIUM_PATH = await ensureChromium();
await build();
const environment = { CHROMIUM_PATH, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'test' };
await rm(inRoot(results), { recursive: true, force: true });
await mkdir(inRoot(results), { recursive: true });

if (wanted.length > 0) process.exit(await vitest('asked', wanted));

/** In this order, each with the machine to itself: two cores are few, and the faults are timed. */
const runs = [
  // Vitest would leave a core free, and half of two is much. Two browsers at a time disturb each other instead.
  ['rooms', () => vitest('rooms', ['--project', 'node', '--project', 'server*', '--maxWorkers=100%'])],
  ['browser', () => vitest('browser', ['--project', 'browser', '--passWithNoTests'])],
  ['showroom', () => vitest('showroom', ['--project', 'storybook', '--passWithNoTests'])],
  ['system', () => vitest('system', ['--project', 'system'])],
  ['story', () => playwright()],
];
let counted = { passed: 0, failed: 0 };
for (const [name, start] of runs) {
  const code = await start();
  const sofar = await total(inRoot(results));
  // A run that ends badly and names no reason is a failure of its own.
  if (code !== 0 && sofar.failed === counted.failed)
    await note(name, `The ${name} tests ended with ${code}.`);
  counted = await total(inRoot(results));
}
console.log(`\n${counted.passed} tests passed, ${counted.failed} failed.`);
process.exit(counted.failed > 0 ? 1 : 0);

function note(name, reason) {
  return writeFile(inRoot(`${results}/${name}-ended.json`), JSON.stringify({ outside: [reason] }));
}

function vitest(name, args) {
  const reporting = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${name}.json`,
    '--reporter=./scripts/test/outside.reporter.mjs',
  ];
  return codeOf(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporting, ...args], {
    ...environment,
    OUTSIDE_ERRORS_FILE: inRoot(`${results}/${name}-outside.json`),
  });
}

function playwright() {
  if (!existsSync(inRoot('tests/e2e'))) return 0;
  return codeOf(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: inRoot(`${results}/story.json`),
  });
}
