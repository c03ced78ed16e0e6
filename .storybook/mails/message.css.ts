import { component, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** An address in it may be longer than the window is wide. */
export const words = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));

/** A mail as its reader sees it, in a window of its own. */
export const paper = style(
  component({
    display: 'block',
    width: '100%',
    height: '680px',
    border: `1px solid ${vars.colour.line}`,
    borderRadius: radius.control,
  }),
);
