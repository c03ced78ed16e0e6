import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** Kept free from the start: nothing moves when Google's button comes. It brings its own looks, no wider than 400 px. */
export const googlePlace = style(
  component({ minHeight: '44px', display: 'flex', justifyContent: 'center', alignItems: 'center' }),
);

/** The arrow, not the room around it, stands in line with the words below and near them. */
export const back = style(component({ margin: '-8px 0 -16px -12px' }));
