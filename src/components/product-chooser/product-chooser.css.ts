import { component, fontSize, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';
import * as found from '../search-results/found.css';

const { colour } = vars;

export const field = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    padding: '0 16px',
    backgroundColor: colour.surface,
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 1px ${colour.edge}`,
    selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour.link}` } },
  }),
);

/** The frame shows where the focus is. */
export const input = style(
  component({
    ...fontSize['17'],
    flexGrow: 1,
    minWidth: 0,
    minHeight: '48px',
    color: colour.ink,
    background: 'none',
    border: 0,
    outline: 'none',
  }),
);

export const list = style(component({ display: 'grid', gap: '2px' }));

export const option = style([
  found.option,
  component({
    minHeight: '56px',
    padding: '6px 12px',
    selectors: { '&[data-active]': { backgroundColor: colour.selected } },
  }),
]);

export const text = style(component({ display: 'grid', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }));

/** Has its room before anything is chosen. */
export const tick = style(
  component({ display: 'inline-flex', flexShrink: 0, width: '20px', color: colour.good }),
);
