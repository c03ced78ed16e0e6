import { component, fontSize, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** A leaf of a calendar. */
export const day = style(
  component({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    flexShrink: 0,
    width: '48px',
    minHeight: '48px',
    border: `1px solid ${vars.colour.line}`,
    borderRadius: radius.control,
    backgroundColor: vars.colour.ground,
    ...fontSize['13'],
    lineHeight: '18px',
  }),
);
