import { component, media, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const leadIn = style(component({ '@media': { [media.fromTablet]: { padding: '20px' } } }));

export const example = style(
  component({
    width: '100%',
    maxWidth: '420px',
    margin: '0 auto',
    overflow: 'hidden',
    border: `1px solid ${vars.colour.line}`,
    borderRadius: radius.card,
    backgroundColor: vars.colour.ground,
  }),
);

export const examplePicture = style(component({ width: '100%', height: '180px', objectFit: 'cover' }));

export const exampleBody = style(component({ padding: '20px' }));

/** Beside the steps where there is room; a phone has none for a picture that says nothing. */
export const art = style(
  component({
    display: 'none',
    '@media': { [media.fromDesktop]: { display: 'block', maxWidth: '260px', margin: '0 auto' } },
  }),
);
