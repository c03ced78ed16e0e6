import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** The hour on the visitor's own clock: a line of its own once touch.ts has something to say. */
export const here = style(component({ selectors: { '&:not([hidden])': { display: 'block' } } }));
