// `npm test`: every test. `npm test -- --full`: each as often as it can be told, and every story in dark once more. With other
// arguments, only what Vitest makes of them: `npm test -- --project server server/modules`.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from './build.mjs';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { inRoot } from './root.mjs';
import { codeOf } from './run.mjs';
import { setup } from './setup.mjs';
import { heading, keepTimes, knownTimes, summary } from './test/stages.mjs';
import { slowest, total } from './test/total.mjs';

const results = '.cache/test-results';
const stories = (project) => ['--project', project, '--passWithNoTests'];
const isFull = process.argv[2] === '--full';
const wanted = isFull ? [] : process.argv.slice(2);
/** How often what dies at random does so, and how much is typed at random. */
const atFullCount = {
  ATTACK_UPLOADS: '10000',
  E2E_WIDTHS: 'all',
  FAULT_ROUNDS: '10',
  FUZZ_RUNS: '1000',
  PROPERTY_RUNS: 'all',
};

await setup();
const CHROMIUM_PATH = await ensureChromium();
const HEADLESS_SHELL_PATH = await ensureHeadlessShell();
await build();
const environment = {
  ...(isFull && { ...atFullCount, ...process.env }),
  CHROMIUM_PATH,
  HEADLESS_SHELL_PATH,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NODE_ENV: 'test',
};
await rm(inRoot(results), { recursive: true, force: true });
await mkdir(inRoot(results), { recursive: true });

if (wanted.length > 0) process.exit(await vitest('asked', wanted));

/** In this order, each with the machine to itself: two cores are few. */
const runs = [
  // Vitest would leave a core free, and half of two is much. Two browsers at a time disturb each other instead.
  ['unit', () => vitest('unit', ['--project', 'node', '--project', 'server*', '--maxWorkers=100%'])],
  ['browser', () => inBrowser('browser', ['--project', 'browser', '--passWithNoTests'])],
  ['stories', () => inBrowser('stories', stories('storybook'))],
  // After each play in light its contrast is looked at in dark, too; here it is played in dark.
  ...(isFull ? [['stories-dark', () => inBrowser('stories-dark', stories('storybook-dark'))]] : []),
  // Who is killed is waited for: three at a time fill two cores. What measures comes after them, alone.
  ['system', () => vitest('system', ['--project', 'system', '--project', 'system-alone', '--maxWorkers=3'])],
  ['e2e', () => playwright()],
];
const names = runs.map(([name]) => name);
const timesFile = inRoot('.cache/test-times.json');
const times = await knownTimes(timesFile);
const stages = [];
let counted = { passed: 0, failed: 0 };
for (const [index, [name, start]] of runs.entries()) {
  console.log(heading(names, index, times));
  const since = Date.now();
  const code = await start();
  const sofar = await total(inRoot(results));
  // A run that ends badly and names no reason is a failure of its own.
  if (code !== 0 && sofar.failed === counted.failed)
    await note(name, `The ${name} tests ended with ${code}.`);
  const before = counted;
  counted = await total(inRoot(results));
  const seconds = (Date.now() - since) / 1_000;
  const [passed, failed] = [counted.passed - before.passed, counted.failed - before.failed];
  stages.push({ name, passed, failed, seconds });
  times[name] = seconds;
  await keepTimes(timesFile, times);
}
console.log(summary(stages, await slowest(inRoot(results), 20)));
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

/** A browser may fall over in the middle of a run, in no test. It is tried once more then, and said; a test that fails is not. */
async function inBrowser(name, args) {
  const code = await vitest(name, args);
  const fallen = inRoot(`${results}/${name}-outside.json`);
  if (code === 0 || !existsSync(fallen)) return code;
  const { numFailedTests } = JSON.parse(await readFile(inRoot(`${results}/${name}.json`), 'utf8'));
  if (numFailedTests > 0) return code;
  console.log(`The ${name} tests crashed and are restarted: ${await readFile(fallen, 'utf8')}`);
  await rm(fallen);
  return vitest(name, args);
}

function playwright() {
  if (!existsSync(inRoot('tests/e2e'))) return 0;
  return codeOf(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: inRoot(`${results}/e2e.json`),
  });
}
