import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const items = style(component({ border: 'none', margin: 0, padding: 0, minWidth: 0 }));
