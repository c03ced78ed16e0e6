import { defineConfig } from 'vite';

/** Storybook shares nothing with the product's own builds; main.ts holds its configuration. */
export default defineConfig({
  build: {
    // The layout of charts comes as one file of 1.6 MB; nobody but ourselves loads it.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
