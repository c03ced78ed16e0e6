import { component, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const summary = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    cursor: 'pointer',
    color: vars.colour.link,
  }),
);

/** As long as it is: it scrolls by itself, and never the page sideways. */
export const stack = style(
  component({
    maxHeight: '240px',
    overflow: 'auto',
    margin: 0,
    padding: '12px',
    borderRadius: '8px',
    backgroundColor: vars.colour.sunken,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '13px',
    whiteSpace: 'pre',
  }),
);
