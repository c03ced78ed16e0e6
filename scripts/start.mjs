// `npm start`: installs and builds what is missing, then becomes the server. `-- --demo` fills an empty data folder with a shop first.
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { setup } from './setup.mjs';

await setup();
await build();
if (process.argv.includes('--demo')) await run(process.execPath, [inRoot('dist/server/demo.js')]);
await import(pathToFileURL(inRoot('dist/server/start.js')).href);
