import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

const config: StorybookConfig = {
  stories: [
    './charts/**/*.stories.tsx',
    './mails/*.stories.tsx',
    '../design-system/**/*.stories.tsx',
    '../{src,storefront,kinds,web}/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  /** Both Storybook and the test run of the stories use this. */
  viteFinal: async (base) => ({
    ...base,
    plugins: [...(base.plugins ?? []), react(), vanillaExtractPlugin()],
  }),
};

export default config;
