import { component, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** The filter: as wide as its words, and scrolled on the narrowest phones. */
export const views = style(component({ display: 'flex', gap: '8px', overflowX: 'auto' }));

export const view = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: '44px',
    padding: '0 16px',
    border: `1px solid ${vars.colour.edge}`,
    borderRadius: radius.control,
    color: vars.colour.ink,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': {
        borderColor: vars.colour.ink,
        backgroundColor: vars.colour.sunken,
        fontWeight: fontWeight.strong,
      },
    },
  }),
);

/** Beside each other where there is room. */
export const filters = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: '12px',
    maxWidth: '560px',
  }),
);

export const receipt = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '64px',
    padding: '8px 0',
    selectors: { '& + &': { borderTop: `1px solid ${vars.colour.line}` } },
  }),
);

export const ended = style(
  component({ minHeight: '44px', padding: '12px 0', fontWeight: fontWeight.strong, cursor: 'pointer' }),
);

export const grid = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: '16px',
  }),
);

/** Cards beside each other are of one height, */
export const item = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

/** Inside a combo, below its title. */
export const itemsOfCombo = style(
  component({
    display: 'grid',
    gap: '8px',
    margin: '8px 0 0',
    padding: '0 0 0 12px',
    listStyle: 'none',
    borderInlineStart: `2px solid ${vars.colour.line}`,
    overflowWrap: 'anywhere',
  }),
);

/** and what can be done stands at their feet. */
export const bought = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    gap: '16px',
  }),
);
