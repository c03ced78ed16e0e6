import { defineConfig } from 'vite';

/** The showroom takes nothing from the product's own builds; main.ts says what it needs. */
export default defineConfig({});
