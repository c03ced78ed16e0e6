// `npm run bench -- checkout`: measures the built product beside a floor in one run and writes the ratios into docs/performance.md.
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { inRoot } from './root.mjs';
import { setup } from './setup.mjs';

const known = ['read', 'checkout', 'preview', 'ledger', 'analytics', 'search', 'weight', 'rest', 'abuse'];

await setup();
await build();
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const { runnerImport } = await import('vite');
for (const name of asked.length > 0 ? asked : known) {
  if (!known.includes(name)) throw new Error(`Unknown benchmark ${name}. Available: ${known.join(', ')}.`);
  if (name === 'preview') process.env.CHROMIUM_PATH = await ensureChromium();
  const { module } = await runnerImport(inRoot(`bench/${name}.ts`), {
    root: inRoot('.'),
    configFile: false,
    logLevel: 'warn',
  });
  await module.measure(process.argv.includes('--quick'));
}
process.exit(0);
