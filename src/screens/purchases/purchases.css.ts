import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const grid = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: '16px',
  }),
);
