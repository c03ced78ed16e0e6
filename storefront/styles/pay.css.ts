import { component, fontSize, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

const frame = {
  content: '""',
  position: 'absolute',
  inset: '0',
  border: `3px solid ${colour.accent}`,
  borderRadius: radius.card,
  pointerEvents: 'none',
} as const;

/** A box without the cross in its middle: four corners, each as long as told. */
const cornersOf = (long: string) => {
  const far = `calc(100% - ${long})`;
  const box = '0 0, 100% 0, 100% 100%, 0 100%, 0 0';
  const right = `${long} 0, ${far} 0, ${far} ${long}, 100% ${long}, 100% ${far}, ${far} ${far}, ${far} 100%`;
  const left = `${long} 100%, ${long} ${far}, 0 ${far}, 0 ${long}, ${long} ${long}, ${long} 0`;
  return `polygon(evenodd, ${box}, ${right}, ${left}, 0 0)`;
};

/** White in every theme: cameras read dark squares on a light ground. */
export const qr = style(
  component({
    position: 'relative',
    padding: '16px',
    borderRadius: radius.card,
    display: 'grid',
    width: '240px',
    maxWidth: '100%',
    // Only the corners of a frame in the accent are drawn.
    '::before': { ...frame, clipPath: cornersOf('28px') },
    placeItems: 'center',
    backgroundColor: '#fff',
  }),
);
export const qrImage = style(
  component({
    display: 'block',
    width: '100%',
    height: 'auto',
    imageRendering: 'pixelated',
  }),
);

export const scan = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '24px', padding: '8px 0' }),
);
export const scanText = style(
  component({ ...fontSize['13'], flex: '1 1 180px', display: 'grid', gap: '12px', color: colour.soft }),
);
export const left = style(
  component({
    ...fontSize['15'],
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: colour.ink,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const reference = style(component({ ...fontSize['20'], letterSpacing: '0.08em' }));
export const wrong = style(component({ color: colour.critical, marginTop: '4px' }));
export const help = style(component({ ...fontSize['13'], color: colour.soft, marginBottom: '8px' }));
