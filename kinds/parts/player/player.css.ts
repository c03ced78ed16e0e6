import { component, radius, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour } = vars;

/** Around picture and controls: this, and not the picture alone, fills the screen, so that the mark stays over it. */
export const video = style(
  component({
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    borderRadius: radius.control,
    backgroundColor: '#000',
    color: '#fff',
    containerType: 'inline-size',
    selectors: {
      '&:fullscreen': { borderRadius: 0, alignItems: 'center' },
      '&[data-filled]': {
        position: 'fixed',
        zIndex: 1000,
        inset: 0,
        borderRadius: 0,
        alignItems: 'center',
      },
    },
  }),
);

export const audio = style(
  component({
    display: 'grid',
    gap: '8px',
    padding: '12px',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.control,
    containerType: 'inline-size',
  }),
);

export const media = style(
  component({
    display: 'block',
    width: '100%',
    height: 'auto',
    maxHeight: '80vh',
    objectFit: 'contain',
    selectors: {
      [`${video}:fullscreen &, ${video}[data-filled] &`]: { height: '100%', maxHeight: '100%' },
    },
  }),
);

/** An audio that the script has taken over shows its controls alone. */
globalStyle(
  `${audio}[data-taken] > audio`,
  component({ display: 'none' }) as Parameters<typeof globalStyle>[1],
);

/** Moved by the script of the player; where it stands without. */
export const mark = style(
  component({
    position: 'absolute',
    zIndex: 1,
    top: '12%',
    left: '8%',
    pointerEvents: 'none',
    userSelect: 'none',
    fontSize: 'clamp(13px, 3cqw, 26px)',
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    color: 'rgba(255, 255, 255, 0.5)',
    textShadow: '0 0 2px rgba(0, 0, 0, 0.7)',
    '@media': { print: { display: 'none' } },
  }),
);
