import { component, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const cover = style(
  component({
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: vars.colour.ink,
    backgroundColor: vars.colour.ground,
    // A sheet below takes the pointer from all that is not its own.
    pointerEvents: 'auto',
  }),
);
