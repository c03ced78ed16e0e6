import { component, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** A mail as its reader sees it, in a window of its own. */
export const paper = style(
  component({
    display: 'block',
    width: '100%',
    height: '420px',
    border: `1px solid ${vars.colour.line}`,
    borderRadius: radius.control,
  }),
);
