import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** The time in the visitor's time zone, on its own line once the script has run. */
export const here = style(component({ selectors: { '&:not([hidden])': { display: 'block' } } }));
