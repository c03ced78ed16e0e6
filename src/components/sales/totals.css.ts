import { component, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** The sum answers to its own width, so that it is right beside other cards too. */
export const frame = style(component({ containerType: 'inline-size' }));

const inOneLine = '(min-width: 700px)';

/** What is received, and the sum it comes from, side by side where there is room. */
export const totals = style(
  component({
    display: 'grid',
    gap: '16px',
    '@container': { [inOneLine]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
  }),
);

export const sum = style(
  component({
    display: 'grid',
    gap: '8px',
    borderTop: `1px solid ${vars.colour.line}`,
    paddingTop: '16px',
    '@container': {
      [inOneLine]: {
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
    '@container': { [inOneLine]: { flexDirection: 'column', alignItems: 'end', gap: 0 } },
  }),
);

export const sign = style(
  component({ display: 'none', '@container': { [inOneLine]: { display: 'block' } } }),
);
