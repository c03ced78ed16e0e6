import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** The button beside it opens it. */
export const fileInput = style(component({ position: 'absolute', width: '1px', height: '1px', opacity: 0 }));
