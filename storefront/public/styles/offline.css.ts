import { component, fontSize, measure, media, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** As on all pages of two columns. */
const wide = '(min-width: 900px)';

export const middle = style(
  component({
    width: '100%',
    maxWidth: '464px',
    margin: '0 auto',
    padding: '32px 16px',
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 400px) minmax(0, 432px)',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: '64px',
        maxWidth: '980px',
        minHeight: 'calc(100vh - 24px)',
      },
    },
  }),
);

export const picture = style(
  component({
    maxWidth: '260px',
    margin: '0 auto 24px',
    '@media': { [wide]: { maxWidth: '400px', margin: 0 } },
  }),
);

export const lead = style(
  component({
    ...fontSize['17'],
    display: 'block',
    color: colour.soft,
    marginTop: '4px',
    maxWidth: measure.reading,
  }),
);

export const action = style(component({ marginTop: '20px' }));

export const kept = style(component({ marginTop: '32px', selectors: { '&[hidden]': { display: 'none' } } }));

export const rows = style(
  component({
    margin: 0,
    marginTop: '8px',
    padding: 0,
    listStyle: 'none',
    borderBottom: `1px solid ${colour.line}`,
  }),
);

export const entry = style(component({ borderTop: `1px solid ${colour.line}` }));

export const row = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '64px',
    padding: '8px 0',
    color: colour.ink,
    textDecoration: 'none',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, 'summary&': { cursor: 'pointer' } },
  }),
);

export const words = style(component({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const title = style(component({ ...fontSize['15'], display: 'block' }));
export const note = style(component({ ...fontSize['13'], display: 'block', color: colour.soft }));

export const folded = style({});

export const turning = style(
  component({
    display: 'flex',
    transition: 'transform 160ms ease-out',
    selectors: { [`${folded}[open] &`]: { transform: 'rotate(90deg)' } },
    '@media': { [media.calm]: { transition: 'none' } },
  }),
);

/** In line with the titles above it, each under a line of its own. */
export const inner = style(component({ margin: 0, padding: 0, paddingLeft: '32px', listStyle: 'none' }));
