import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/test/slow-first.sequencer.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const packages =
  '{machines,kinds,design-system,src,storefront,web,server,openapi,i18n,scripts,bench,.storybook}';
const browserOnly = '**/*.browser.test.tsx';
const onServer = ['bench/*.test.ts', 'server/**/*.test.ts', 'tests/{abuse,contract}/**/*.test.ts'];
const mocked = 'server/**/*.mocked.test.ts';
const databases = 'scripts/test/databases.setup.mjs';
const hasStorybook = existsSync(new URL('.storybook/main.ts', import.meta.url));

/** A new object each time: Vitest writes into it. */
const chromium = () => {
  const executablePath =
    process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
    instances: [{ browser: 'chromium' as const }],
  };
};

/** Vite would otherwise find these in the middle of a run and load the page again. */
const foundLate = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'get-nonce',
  'react',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'wouter',
  'wouter/use-browser-location',
  // The editor of texts is loaded when a field asks for it.
  'mdast-util-from-markdown',
  'mdast-util-to-markdown',
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-inputrules',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-view',
];

const inNode = {
  environment: 'node' as const,
  setupFiles: ['scripts/test/seed.setup.mjs', 'scripts/test/clean-up.setup.mjs'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** Rules and drawings keep nothing from one file to the next, so they share what they load as well: a third of the time. */
const node = {
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'node',
    isolate: false,
    include: [`${packages}/**/*.test.{ts,tsx,mjs}`],
    exclude: ['**/node_modules/**', browserOnly, ...onServer],
    ...inNode,
  },
};

/**
 * Nothing in the server is kept between one app and the next, so its tests share what they load: half the time. One that stands in for
 * a module of the server (`*.mocked.test.ts`) has to load its own.
 */
const server = {
  test: {
    name: 'server',
    include: onServer,
    exclude: ['**/node_modules/**', mocked],
    isolate: false,
    globalSetup: databases,
    ...inNode,
  },
};

const serverApart = {
  test: { name: 'server-apart', include: [mocked], globalSetup: databases, ...inNode },
};

const againstServer = { environment: 'node' as const, testTimeout: 600_000, hookTimeout: 120_000 };
const measuring = ['tests/faults/media-attacks.test.ts', 'tests/faults/uploads.test.ts'];

/** Against the built server, over real HTTP. Each file has servers, databases and ports of its own, and waits half of the time. */
const system = {
  test: {
    name: 'system',
    include: ['tests/{conformance,faults,simulators}/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...measuring],
    ...againstServer,
  },
};

/** Those that measure how long somebody waits have the machine to themselves. */
const systemAlone = {
  test: { name: 'system-alone', include: measuring, fileParallelism: false, ...againstServer },
};

const browser = {
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: { include: foundLate },
  test: {
    name: 'browser',
    include: [`${packages}/${browserOnly}`],
    browser: chromium(),
  },
};

/** Every story, with axe, in one theme. */
const storybook = (name: string, theme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: `${root}.storybook` })],
  optimizeDeps: { include: [...foundLate, 'axe-core', 'elkjs/lib/elk.bundled.js'] },
  test: {
    name,
    // Stories keep nothing from one another either, and a page of their own for each file costs as much as drawing them.
    browser: { ...chromium(), isolate: false },
    // Two pages fill two cores; one leaves a third of them idle.
    maxWorkers: 2,
    env: { VITE_STORY_THEME: theme },
  },
});

const stories = () => [storybook('storybook', 'light'), storybook('storybook-dark', 'dark')];

export default defineConfig({
  test: {
    projects: [node, server, serverApart, system, systemAlone, browser, ...(hasStorybook ? stories() : [])],
    reporters: ['default'],
    sequence: { sequencer: SlowFirst },
  },
});
