import { component, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const row = style(component({ display: 'flex', alignItems: 'flex-start', gap: '12px' }));

export const picture = style(
  component({
    flexShrink: 0,
    width: '96px',
    height: '96px',
    objectFit: 'cover',
    borderRadius: radius.control,
    border: `1px solid ${vars.colour.line}`,
  }),
);

export const text = style(component({ flexGrow: 1, minWidth: 0 }));
