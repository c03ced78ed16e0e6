import { component, media } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const narrowing = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    '@media': { [media.fromTablet]: { flexDirection: 'row', alignItems: 'center' } },
  }),
);

export const chipRow = style(component({ flexGrow: 1, minWidth: 0 }));

export const search = style(
  component({ '@media': { [media.fromTablet]: { flexShrink: 0, width: '264px' } } }),
);
