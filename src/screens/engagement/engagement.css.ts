import { component, media } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const totals = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
    gap: '16px 24px',
  }),
);

/** The same in a sheet: three beside each other on the narrowest phone. */
export const stats = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    gap: '12px',
  }),
);

/** The views and what can be done with them, beside each other where there is room. */
export const views = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
  }),
);

/** In a row of a table: as long in every row. */
export const bar = style(component({ minWidth: '88px' }));

/** Under the title of a row on a phone. */
export const rowBar = style(component({ width: '100%', paddingTop: '4px' }));

export const search = style(
  component({ width: '100%', '@media': { [media.fromTablet]: { maxWidth: '320px' } } }),
);
