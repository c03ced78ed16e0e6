import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from './wide';

const { colour } = vars;

/** Space between two parts, less on small screens. */
export const part = style(
  component({ marginBottom: '40px', '@container': { [wide]: { marginBottom: '48px' } } }),
);

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 16px',
  }),
);

export const count = style(component({ ...fontSize['13'], color: colour.soft }));

/** What kind of thing it is, over the title. */
export const kicker = style(component({ ...fontSize['13'], color: colour.soft, marginBottom: '4px' }));

export const ticks = style(component({ margin: 0, padding: 0, listStyle: 'none', marginTop: '12px' }));

export const tickLine = style(
  component({
    ...fontSize['17'],
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '12px',
    padding: '4px 0',
    overflowWrap: 'anywhere',
  }),
);

/** The icon aligns with the first line. */
globalStyle(`${tickLine} > svg`, component({ marginTop: '2px' }) as Parameters<typeof globalStyle>[1]);

export const rows = style(
  component({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    marginTop: '12px',
    borderTop: `1px solid ${colour.line}`,
  }),
);

export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '56px',
    padding: '8px 0',
    borderBottom: `1px solid ${colour.line}`,
  }),
);

export const rowText = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));
export const rowTitle = style(component({ fontWeight: fontWeight.strong }));
export const quiet = style(component({ ...fontSize['13'], color: colour.soft }));

/** An icon in a square of the size of a thumbnail. */
export const sign = style(
  component({
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: radius.badge,
    backgroundColor: colour.sunken,
    color: colour.soft,
  }),
);
