// `npm run backup`: builds what is missing, then becomes the program that writes the backup.
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { inRoot } from './root.mjs';
import { setup } from './setup.mjs';

await setup();
await build();
await import(pathToFileURL(inRoot('dist/server/backup.js')).href);
