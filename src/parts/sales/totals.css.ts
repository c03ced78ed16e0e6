import { component, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** What is received, and the sum it comes from, side by side where there is room. */
export const totals = style(
  component({
    display: 'grid',
    gap: '16px',
    '@media': { '(min-width: 900px)': { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
  }),
);

export const sum = style(
  component({
    display: 'grid',
    gap: '8px',
    borderTop: `1px solid ${vars.colour.line}`,
    paddingTop: '16px',
    '@media': {
      '(min-width: 900px)': {
        display: 'flex',
        alignItems: 'end',
        gap: '20px',
        borderTop: 'none',
        paddingTop: 0,
      },
    },
  }),
);

export const part = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '12px',
    '@media': { '(min-width: 900px)': { flexDirection: 'column', alignItems: 'end', gap: 0 } },
  }),
);

export const sign = style(
  component({ display: 'none', '@media': { '(min-width: 900px)': { display: 'block' } } }),
);
