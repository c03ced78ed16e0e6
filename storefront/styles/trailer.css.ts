import { component, fontWeight, radius } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** Around a cover with a trailer. */
export const place = style(component({ position: 'relative' }));

/** Lies over a picture, so it is dark in every theme. */
export const button = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    margin: '16px',
    padding: '0 16px',
    borderRadius: radius.control,
    backgroundColor: '#1d1916',
    color: '#fff',
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    selectors: { 'picture + &': { position: 'absolute', left: 0, bottom: 0 } },
  }),
);

/** In the place of the cover once it plays; an upright one is not cut. */
export const film = style(component({ objectFit: 'contain', backgroundColor: '#000' }));

/** Of its own page. */
export const page = style(
  component({
    display: 'grid',
    gap: '20px',
    width: '100%',
    maxWidth: 'calc(720px + 32px)',
    margin: '0 auto',
    padding: '24px 16px 0',
  }),
);
