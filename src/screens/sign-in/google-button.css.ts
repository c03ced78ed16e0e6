import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** Kept free from the start: nothing moves when Google's button comes. It brings its own looks, no wider than 400 px. */
export const googlePlace = style(
  component({ minHeight: '44px', display: 'flex', justifyContent: 'center', alignItems: 'center' }),
);
