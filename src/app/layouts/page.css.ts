import { component, media, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const root = style(
  component({
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    // What is wider than the window scrolls in its own place and does not make the page wider.
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
);

export const bar = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minHeight: '56px',
    padding: '0 16px',
    borderBottom: `1px solid ${vars.colour.line}`,
    '@media': { [media.fromTablet]: { padding: '0 40px', minHeight: '64px' } },
  }),
);

export const main = style(
  component({
    width: '100%',
    maxWidth: '1088px',
    margin: '0 auto',
    padding: '24px 16px 48px',
    '@media': {
      [media.tiny]: { paddingLeft: '12px', paddingRight: '12px' },
      [media.fromTablet]: { padding: '40px' },
    },
  }),
);
