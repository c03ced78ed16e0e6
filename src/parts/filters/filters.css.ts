import { component, media } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** What narrows a list: two in a row on a phone, one row where there is room. */
export const filters = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    '@media': {
      [media.fromTablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end' },
    },
  }),
);

export const search = style(
  component({
    gridColumn: '1 / -1',
    '@media': { [media.fromTablet]: { flex: '1 1 240px', maxWidth: '360px' } },
  }),
);

export const choice = style(
  component({ minWidth: 0, '@media': { [media.fromTablet]: { flex: '1 1 148px', maxWidth: '200px' } } }),
);

export const wideChoice = style(
  component({
    gridColumn: '1 / -1',
    '@media': { [media.fromTablet]: { flex: '1 1 148px', maxWidth: '200px' } },
  }),
);
