import '@haat/design-system/fonts';
import '@haat/design-system/themes.css';
import { isLanguage, languages, learn, speak } from '@haat/i18n';
import type { Dictionary } from '@haat/i18n/phrase';
import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { configure, expect } from 'storybook/test';
import { expectFirstErrors, expectFormsAround } from './first-error';

const placeOf = ({ target, failureSummary }: axe.NodeResult) => `${target.join(' ')}: ${failureSummary}`;

// A machine that does many things at once draws a moment later.
configure({ asyncUtilTimeout: 10_000 });

// Storybook loads every dictionary.
learn(
  ...Object.values(
    import.meta.glob<Dictionary>(
      ['../i18n/hi.ts', '../design-system/hi.ts', '../{src,storefront,kinds,web}/**/{hi,hi-*}.ts'],
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

/**
 * Holds a story to the contrast of text in dark, as its play has left it. Nothing but colours differs there, so all else that axe looks
 * for is looked for once, in light.
 */
async function expectContrastInDark(): Promise<void> {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  if (theme === 'dark') return;
  dataset['theme'] = 'dark';
  try {
    endTransitions();
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    await expect(violations.flatMap(({ nodes }) => nodes.map(placeOf))).toEqual([]);
  } finally {
    dataset['theme'] = theme;
    endTransitions();
  }
}

/** Colours that are still on their way are those of neither theme. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
