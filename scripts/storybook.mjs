// `npm run storybook` opens Storybook; `npm run storybook:build` writes it to storybook-static, which any web server can serve.
import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { setup } from './setup.mjs';

const port = '6006';
const output = 'storybook-static';
const bin = 'node_modules/storybook/dist/bin/dispatcher.js';
/** It asks nobody whether there is a newer one, and tells nobody that it runs. */
const alone = { STORYBOOK_DISABLE_TELEMETRY: '1' };

await setup();
const since = Date.now();
if (process.argv[2] === 'build') {
  await run(
    process.execPath,
    [bin, 'build', '--quiet', '--disable-telemetry', '--output-dir', output],
    alone,
  );
  if (!existsSync(inRoot(`${output}/index.json`)))
    throw new Error('Storybook was built without its list of stories.');
  console.log(`Storybook built in ${((Date.now() - since) / 1000).toFixed(1)} s.`);
} else {
  await run(
    process.execPath,
    [bin, 'dev', '--port', port, '--no-open', '--no-version-updates', '--disable-telemetry'],
    alone,
  );
}
