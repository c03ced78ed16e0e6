import '../styles/layers.css';
import '../styles/reset.css';
import './follow-system.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css';
import { media } from '../styles/rules';
import { dark, darkMoreContrast, light, lightMoreContrast } from '../tokens/colours';
import { betweenCards, space } from '../tokens/scales';
import { always, makeTheme, when } from './make-theme';

export { vars } from './contract.css';

globalStyle(':root', {
  '@layer': {
    [layers.reset]: {
      vars: { [betweenCards]: space['16'] },
      '@media': {
        [media.fromTablet]: { vars: { [betweenCards]: space['20'] } },
        [media.fromDesktop]: { vars: { [betweenCards]: space['24'] } },
      },
    },
  },
});

/** For a part of a page that keeps its own theme, such as a buyer's page inside the editor. */
export const lightTheme = style(always(makeTheme('light', light)));
export const darkTheme = style(always(makeTheme('dark', dark)));

/** Pinned in the account: `data-theme` on the root element. */
globalStyle(':root[data-theme="dark"]', always(makeTheme('dark', dark)));
globalStyle(
  ':root[data-theme="dark"]',
  when('(prefers-contrast: more)', makeTheme('dark', darkMoreContrast)),
);
globalStyle(':root[data-theme="light-contrast"]', always(makeTheme('light', lightMoreContrast)));
globalStyle(':root[data-theme="dark-contrast"]', always(makeTheme('dark', darkMoreContrast)));
