import '@haat/design-system/fonts';
import '@haat/design-system/themes.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

// A machine that does many things at once draws a moment later.
configure({ asyncUtilTimeout: 10_000 });

const themes = ['light', 'dark', 'light-contrast', 'dark-contrast'];

const preview: Preview = {
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: themes, dynamicTitle: true } },
  },
  initialGlobals: { theme: import.meta.env['VITE_STORY_THEME'] ?? 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      return <Story />;
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
  },
  tags: ['autodocs'],
};

export default preview;
