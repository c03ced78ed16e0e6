// Rebuilds one target when its sources change, and notifies
import { build } from 'vite';
import { inRoot } from '../root.mjs';

const [target] = process.argv.slice(2);
const watcher = await build({
  root: inRoot('.'),
  configFile: inRoot('vite.config.ts'),
  mode: target,
  logLevel: 'warn',
  build: {
    outDir: inRoot(`node_modules/.cache/haat-dev/${target}`),
    emptyOutDir: true,
    watch: {},
    minify: false,
  },
});
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') process.send?.({ built: target });
  if (event.code === 'ERROR') console.error(event.error);
});
process.once('disconnect', () => process.exit(0));
