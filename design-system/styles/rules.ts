import type { StyleRule } from '@vanilla-extract/css';
import { breakpoint } from '../tokens/scales';
import { layers } from './layers.css';

/** Puts a component's rule where it belongs in the cascade. */
export const component = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [layers.component]: rule },
});

export const media = {
  fromTablet: `(min-width: ${breakpoint.tablet}px)`,
  fromDesktop: `(min-width: ${breakpoint.desktop}px)`,
  belowTablet: `(max-width: ${breakpoint.tablet - 1}px)`,
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  tiny: '(max-width: 359px)',
} as const;
