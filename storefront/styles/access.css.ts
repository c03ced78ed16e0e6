import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const acts = style(component({ paddingTop: '20px' }));

/** What a combo opens, a line for each. */
export const items = style(
  component({ margin: '20px 0 0', padding: 0, listStyle: 'none', display: 'grid', gap: '12px' }),
);

export const item = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    padding: '16px',
    borderRadius: radius.card,
    border: `1px solid ${colour.line}`,
    backgroundColor: colour.surface,
    overflowWrap: 'anywhere',
  }),
);

export const detail = style(
  component({ ...fontSize['13'], color: colour.soft, marginTop: '8px', overflowWrap: 'anywhere' }),
);

export const done = style([
  detail,
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    color: colour.good,
    fontWeight: fontWeight.strong,
  }),
]);

/** Until when, how it renews, and how it ends. */
export const until = style(component({ display: 'grid', gap: '4px', marginTop: '16px', textWrap: 'pretty' }));

export const request = style(component({ marginTop: '16px' }));
