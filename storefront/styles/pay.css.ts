import { component, fontSize, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** White in every theme: cameras read dark squares on a light ground. */
export const qr = style(
  component({
    padding: '16px',
    borderRadius: radius.card,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: '#fff',
  }),
);
export const qrImage = style(
  component({
    display: 'block',
    width: '240px',
    maxWidth: '100%',
    height: 'auto',
    imageRendering: 'pixelated',
  }),
);

export const reference = style(component({ ...fontSize['20'], letterSpacing: '0.08em' }));
export const wrong = style(component({ color: colour.critical, marginTop: '4px' }));
export const help = style(component({ ...fontSize['13'], color: colour.soft, marginBottom: '8px' }));
