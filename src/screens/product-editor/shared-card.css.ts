import { component, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const card = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '12px',
    border: `1px solid ${vars.colour.line}`,
    borderRadius: radius.card,
    backgroundColor: vars.colour.surface,
  }),
);

export const words = style(component({ flexGrow: 1, minWidth: 0 }));
