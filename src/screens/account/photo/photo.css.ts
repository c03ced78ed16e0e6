import { component, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** As it will be shown: the corners do not count. */
export const square = style(
  component({
    display: 'block',
    width: '240px',
    maxWidth: '100%',
    aspectRatio: '1',
    height: 'auto',
    margin: '0 auto',
    borderRadius: radius.full,
    backgroundColor: colour.selected,
    cursor: 'grab',
    touchAction: 'none',
  }),
);

export const slider = style(
  component({
    display: 'block',
    width: '100%',
    height: '44px',
    margin: 0,
    accentColor: colour.link,
  }),
);

export const cover = style(
  component({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '5 / 2',
    borderRadius: radius.card,
    objectFit: 'cover',
    backgroundColor: colour.selected,
  }),
);
