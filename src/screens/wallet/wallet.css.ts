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

/** The sum, and the button that takes it out: under it on a phone, across from it elsewhere. */
export const top = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
  }),
);
