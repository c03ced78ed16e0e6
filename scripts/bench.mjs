// `npm run bench -- checkout`: measures the built product beside a floor in one run and writes the ratios into docs/performance.md.
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { inRoot } from './root.mjs';
import { setup } from './setup.mjs';

const benchmarks = [
  'read',
  'checkout',
  'preview',
  'ledger',
  'analytics',
  'search',
  'weight',
  'rest',
  'abuse',
  'telegram',
  'lessons',
  'video',
  'first-frame',
  'stamps',
  'editor',
  'engagement',
  'library',
];

await setup();
await build();
const requested = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const { runnerImport } = await import('vite');
for (const name of requested.length > 0 ? requested : benchmarks) {
  if (!benchmarks.includes(name))
    throw new Error(`Unknown benchmark ${name}. Available: ${benchmarks.join(', ')}.`);
  if (['preview', 'first-frame', 'editor', 'library'].includes(name))
    process.env.CHROMIUM_PATH = await ensureChromium();
  const { module } = await runnerImport(inRoot(`bench/${name}.ts`), {
    root: inRoot('.'),
    configFile: false,
    logLevel: 'warn',
  });
  await module.measure(process.argv.includes('--quick'));
}
process.exit(0);
