import { assignVars, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css';
import type { Colours } from '../tokens/colours';
import { vars } from './contract.css';

/** Turns a file of tokens into the rule that applies it. A second theme is one more such file. */
export function makeTheme(scheme: 'light' | 'dark', colours: Colours) {
  return { colorScheme: scheme, vars: assignVars(vars.colour, colours) };
}

type Theme = ReturnType<typeof makeTheme>;

const inThemeLayer = (rule: Theme): Pick<StyleRule, '@layer'> => ({ '@layer': { [layers.theme]: rule } });

export const always = (theme: Theme) => inThemeLayer(theme);

export const when = (query: string, theme: Theme) => ({ '@media': { [query]: inThemeLayer(theme) } });
