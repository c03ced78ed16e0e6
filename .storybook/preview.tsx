import '@haat/design-system/fonts';
import '@haat/design-system/themes.css';
import { isLanguage, languages, learn, speak } from '@haat/i18n';
import type { Dictionary } from '@haat/i18n/phrase';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { expectContrastInDark } from './dark-contrast';
import { expectFirstErrors, expectFormsAround } from './first-error';

// A machine that does many things at once draws a moment later.
configure({ asyncUtilTimeout: 10_000 });

// Storybook loads every dictionary.
learn(
  ...Object.values(
    import.meta.glob<Dictionary>(
      ['../i18n/hi.ts', '../design-system/hi.ts', '../{src,storefront,kinds}/**/{hi,hi-*}.ts'],
      {
        eager: true,
        import: 'hi',
      },
    ),
  ),
);

const themes = ['light', 'dark', 'light-contrast', 'dark-contrast'];

/** The tests name their theme; who looks chooses it. */
const isTest = import.meta.env['VITE_STORY_THEME'] !== undefined;

/** Screens keep their choices in the address; each story begins at the first one. */
const firstAddress = location.href;

/** About fields without what is around them. */
const ofFields = /^(forms|overlays)\/|^Parts\/FiguresTimeFields$/;

const preview: Preview = {
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: themes, dynamicTitle: true } },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', items: [...languages], dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: import.meta.env['VITE_STORY_THEME'] ?? 'light',
    language: import.meta.env['VITE_STORY_LANGUAGE'] ?? 'en',
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      const wanted = globals['language'];
      const language = isLanguage(wanted) ? wanted : 'en';
      document.documentElement.lang = language;
      speak(language);
      // Drawn from the beginning in another language, so that nothing of the one before stays.
      return <Story key={language} />;
    },
  ],
  parameters: {
    // A test asks for what is wrong alone: to describe all that is right takes axe longer.
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'] } }) },
    layout: 'padded',
    controls: { expanded: true },
  },
  beforeEach: () => {
    if (isTest) history.replaceState(history.state, '', firstAddress);
  },
  afterEach: async ({ title }) => {
    if (!isTest) return;
    if (!ofFields.test(title)) await expectFormsAround();
    await expectFirstErrors();
    await expectContrastInDark();
  },
  tags: ['autodocs'],
};

export default preview;
