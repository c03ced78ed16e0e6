import { globalStyle } from '@vanilla-extract/css';
import { dark, darkMoreContrast, light, lightMoreContrast } from '../tokens/colours';
import { always, makeTheme, when } from './make-theme';

/** Without `data-theme` on the root element, the system chooses. Small enough for a buyer's page. */
const unpinned = ':root:not([data-theme])';

globalStyle(':root', always(makeTheme('light', light)));
globalStyle(':root', when('(prefers-contrast: more)', makeTheme('light', lightMoreContrast)));
globalStyle(unpinned, when('(prefers-color-scheme: dark)', makeTheme('dark', dark)));
globalStyle(
  unpinned,
  when('(prefers-color-scheme: dark) and (prefers-contrast: more)', makeTheme('dark', darkMoreContrast)),
);
