import { component, radius } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

/** In place of initials, in the same circle. */
export const frame = style(component({ overflow: 'clip' }));

export const photo = style(
  component({
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    borderRadius: radius.full,
  }),
);

/** The picture itself fills the circle, whichever of its files is shown. */
globalStyle(`${frame} > picture`, { display: 'contents' });
