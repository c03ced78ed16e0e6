import { component, fontSize, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const struck = style(
  component({ ...fontSize['13'], color: vars.colour.soft, textDecoration: 'line-through' }),
);
