import { defineConfig } from 'vite';

/** The showroom takes nothing from the product's own builds; main.ts says what it needs. */
export default defineConfig({
  build: {
    // The layout of charts comes as one file of 1.6 MB; nobody but ourselves loads it.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
