import { component, radius, vars } from '@haat/design-system/styling';
import { wide } from '@haat/kinds/parts/preview/wide';
import { style } from '@vanilla-extract/css';

export const gallery = style(
  component({
    display: 'flex',
    gap: '8px',
    marginTop: '8px',
    padding: '0 16px 4px',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPadding: '0 16px',
    scrollbarWidth: 'thin',
    '@container': { [wide]: { padding: '0 0 4px', scrollPadding: 0 } },
  }),
);

/** Small enough for the title to stay on the first screen; part of the next picture is seen, so that people know there is one. */
export const frame = style(
  component({
    flexShrink: 0,
    width: '42%',
    maxWidth: '208px',
    scrollSnapAlign: 'start',
  }),
);

export const picture = style(
  component({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: radius.badge,
    backgroundColor: vars.colour.selected,
  }),
);
