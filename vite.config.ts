import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { layerOrder } from './design-system/styles/layer-order.ts';
import { chunkNames, division } from './scripts/build/chunks.ts';
import { readersOf } from './scripts/build/readers.ts';

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a browser gets: the app behind index.html, and the few bytes a buyer's page loads before the first touch. */
const clientEntries = {
  app: 'index.html',
  enhance: 'storefront/enhance.ts',
  'enhance-preview': 'storefront/enhance/preview.ts',
  'open-sheet': 'storefront/enhance/open-sheet.ts',
  buying: 'storefront/enhance/buying.ts',
  'say-here': 'storefront/enhance/here.ts',
  'in-app': 'web/in-app-browser/in-app.ts',
  checkout: 'storefront/client/checkout/checkout.tsx',
  lesson: 'storefront/client/lesson.ts',
  offline: 'storefront/client/offline.ts',
  paying: 'storefront/client/pay.ts',
  payment: 'storefront/client/payment.tsx',
  plan: 'storefront/client/plan/plan.tsx',
  player: 'storefront/client/player.ts',
  problems: 'storefront/client/problems.ts',
  'saved-files': 'storefront/client/saved-files.ts',
  'reload-timer': 'storefront/client/reload-timer.ts',
  'typed-orders': 'storefront/client/typed-orders.ts',
  trailer: 'storefront/client/trailer.ts',
  calculator: 'storefront/client/calculator.ts',
  'checkout-hindi': 'storefront/client/hindi/checkout.ts',
  'paying-hindi': 'storefront/client/hindi/pay.ts',
  'payment-hindi': 'storefront/client/hindi/payment.ts',
  'plan-hindi': 'storefront/client/hindi/plan.ts',
  'player-hindi': 'storefront/client/hindi/player.ts',
  sandbox: 'storefront/client/sandbox.ts',
  'preview-styles': 'storefront/styles/preview.entry.ts',
  'order-styles': 'storefront/styles/order.entry.ts',
  'public-styles': 'storefront/public/styles/public.entry.ts',
};

/** What Node runs: the server with its threads, the filling of a demonstration shop, backups and restores, and operators' codes. */
const serverEntries = {
  start: 'server/start.ts',
  'pglite.worker': 'server/platform/database/pglite/pglite.worker.ts',
  'tasks.worker': 'server/tasks.worker.ts',
  demo: 'server/demo/demo.ts',
  backup: 'server/backup/backup.program.ts',
  restore: 'server/backup/restore.program.ts',
  'operator-enrol': 'server/modules/admin/operator/second-factor/enrol.program.ts',
};

/** What a browser keeps while no page of ours is open, each one classic script: what takes push messages, and what a visit is without a network. */
const workerEntries = {
  worker: { 'push.worker': 'src/push/push.worker.ts' },
  'offline-worker': { 'offline.worker': 'src/offline/offline.worker.ts' },
};

const existing = (entries: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(([, file]) => existsSync(inRoot(file)))
      .map(([name, file]) => [name, inRoot(file)]),
  );

/** Five builds from one file, chosen by mode: `client` (the default), `pages` (server rendering), `server`, `worker` and `offline-worker`. */
export default defineConfig(({ command, mode }) => {
  if (mode === 'pages') return pages(command === 'build');
  if (mode === 'server') return server();
  if (mode === 'worker' || mode === 'offline-worker') return worker(mode);
  return client(command === 'build');
});

/** Class names have to agree between what the server renders and what the browser loads, so both builds name them alike. */
const styles = (building: boolean) => vanillaExtractPlugin({ identifiers: building ? 'short' : 'debug' });

/**
 * However the rules are divided among style sheets, and whichever of them a page loads first: each begins with the order of the cascade.
 * What minifying left of that order in a sheet names only the layers whose rules do not follow there in that order anyway.
 */
const cascade = (): Plugin => ({
  name: 'haat:cascade',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const order = `@layer ${layerOrder.join()};`;
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = order + String(file.source).replace(/@layer \w+(,\w+)*;/g, '');
  },
});

/** The first scripts of buyers' pages, and what the copies are called that each has of what it shares. */
const firstScripts = [
  [/\/storefront\/enhance\.ts$|\?page$/, 'page'],
  [/\/storefront\/enhance\/preview\.ts$|\?preview$/, 'preview'],
  [/\/storefront\/enhance\/buying\.ts$|\?buying$/, 'buying'],
  [/\/storefront\/enhance\/here\.ts$|\?here$/, 'here'],
] as const;

/** What the first script of a buyer's page shares with others comes as a copy of its own: the page asks for one file and not for two. */
const aloneAtFirst = (): Plugin => ({
  name: 'haat:alone-at-first',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const copy = firstScripts.find(([from]) => importer && from.test(importer))?.[1];
    if (copy === undefined) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const isShared = /\/(web\/in-app-browser|i18n|storefront\/enhance(\/shared)?)\/[\w-]+\.ts$/.test(
      found?.id ?? '',
    );
    return found && isShared ? `${found.id}?${copy}` : null;
  },
});

async function client(building: boolean): Promise<UserConfig> {
  const rolldownOptions = {
    checks: { pluginTimings: false },
    // What only the server's pages use counts as used, or its rules would be left out of their style sheets.
    preserveEntrySignatures: 'allow-extension' as const,
    input: existing(clientEntries),
  };
  const readers = building
    ? await readersOf({ plugins: [aloneAtFirst()], build: { rolldownOptions } })
    : new Map();
  return {
    plugins: [react(), styles(building), aloneAtFirst(), cascade()],
    // Found late, they would make the development server load the page again.
    optimizeDeps: {
      include: [
        '@vanilla-extract/recipes/createRuntimeFn',
        '@vanilla-extract/sprinkles/createRuntimeSprinkles',
        'ajv/dist/2020',
        'ajv-formats',
      ],
    },
    // The encoder of sound is a file of its own, which few browsers need.
    worker: { format: 'es' },
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        ...rolldownOptions,
        output: {
          codeSplitting: division(readers),
          // The first file of the app names all the others, so their names weigh on whoever comes first: screens have one, the player's
          // script, and what the division names. Pictures and letters are called the same in the build that renders pages.
          chunkFileNames: ({ name }) =>
            /Screen$|^hls/.test(name) || chunkNames.has(name)
              ? 'assets/[name]-[hash:7].js'
              : 'assets/[hash:7].js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
}

/** React and everything else goes into one file: rendering a page resolves nothing at run time. */
function pages(building: boolean): UserConfig {
  return {
    plugins: [react(), styles(building)],
    define: building ? { 'process.env.NODE_ENV': '"production"' } : {},
    ssr: { noExternal: building ? true : [/^@haat\//] },
    build: {
      outDir: 'dist/pages',
      emptyOutDir: true,
      ssr: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: existing({ render: 'storefront/render.tsx' }),
        output: { entryFileNames: '[name].js' },
      },
    },
  };
}

/** Packages from the registry stay outside; only our own rooms are compiled in. */
function server(): UserConfig {
  return {
    ssr: { noExternal: [/^@haat\//] },
    build: {
      outDir: 'dist/server',
      emptyOutDir: true,
      ssr: true,
      sourcemap: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: existing(serverEntries),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
}

/** Everything in one file, because not every browser takes modules there. */
function worker(name: keyof typeof workerEntries): UserConfig {
  return {
    build: {
      outDir: `dist/${name}`,
      emptyOutDir: true,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: existing(workerEntries[name]),
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  };
}
