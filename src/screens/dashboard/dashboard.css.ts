import { component, media, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const line = `1px solid ${vars.colour.line}`;
const wide = '(min-width: 1100px)';

export const top = style(
  component({ '@media': { [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 264px' } } }),
);

export const chart = style(
  component({
    padding: '16px',
    minWidth: 0,
    '@media': { [media.fromTablet]: { padding: '20px' } },
  }),
);

/** Three figures: beside each other under the chart, under each other beside it. */
export const figures = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    borderTop: line,
    '@media': { [wide]: { gridTemplateColumns: '1fr', borderTop: 'none', borderLeft: line } },
  }),
);

export const figure = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '12px',
    minWidth: 0,
    selectors: { '& + &': { borderLeft: line } },
    '@media': {
      [media.fromTablet]: { padding: '16px 20px' },
      [wide]: { selectors: { '& + &': { borderLeft: 'none', borderTop: line } } },
    },
  }),
);

export const spark = style(component({ display: 'none', '@media': { [wide]: { display: 'block' } } }));

export const ranges = style(
  component({ width: '100%', '@media': { [media.fromTablet]: { width: 'auto' } } }),
);

/** Rows share the height of what stands beside them, as long as they still read as a table. */
export const latest = style(
  component({ flexGrow: 1, display: 'grid', maxHeight: 'calc(44px + var(--rows) * 80px)' }),
);

/** A name stays in one line; a very long one is cut. */
export const name = style(component({ maxWidth: '176px' }));
