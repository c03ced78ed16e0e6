import { component, media, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

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
  component({ minWidth: 0, '@media': { [media.fromTablet]: { flex: '0 1 176px' } } }),
);

export const wideChoice = style(
  component({ gridColumn: '1 / -1', '@media': { [media.fromTablet]: { flex: '0 1 200px' } } }),
);

export const band = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    padding: '8px 16px',
    backgroundColor: vars.colour.selected,
    borderTop: `1px solid ${vars.colour.line}`,
    borderBottom: `1px solid ${vars.colour.line}`,
    '@media': { [media.fromTablet]: { paddingLeft: '20px', paddingRight: '20px' } },
  }),
);
