import { component, fontWeight, radius, vars } from '@haat/design-system/styling';
import { wide } from '@haat/kinds/parts/preview/wide';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** Around a cover with a trailer. */
export const place = style(component({ position: 'relative' }));

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 16px',
  borderRadius: radius.control,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Lies over the cover, so it is dark in every theme. */
export const over = style(
  component({
    ...button,
    position: 'absolute',
    left: '16px',
    bottom: '16px',
    backgroundColor: '#1d1916',
    color: '#fff',
  }),
);

/** Stands alone where there is no cover. */
export const alone = style(
  component({
    ...button,
    margin: '16px 16px 0',
    border: `1px solid ${colour.edge}`,
    color: colour.ink,
    '@container': { [wide]: { margin: 0 } },
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
    maxWidth: 'calc(560px + 32px)',
    margin: '0 auto',
    padding: '24px 16px 0',
    '@container': { [wide]: { maxWidth: 'calc(976px + 32px)' } },
  }),
);
