// `npm run operator:enrol`: builds what is missing, then becomes the program that makes a code for an operator.
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { inRoot } from './root.mjs';
import { setup } from './setup.mjs';

await setup();
await build();
await import(pathToFileURL(inRoot('dist/server/operator-enrol.js')).href);
