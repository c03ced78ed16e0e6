import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';
import { beside } from './player-layer.css';

const { colour } = vars;

/** A line over the picture, which goes on. */
export const notice = style(
  component({
    gridRow: 1,
    alignSelf: 'start',
    justifySelf: 'center',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    maxWidth: '92%',
    margin: '12px',
    padding: '8px 16px',
    borderRadius: radius.control,
    ...fontSize['13'],
    color: '#fff',
    backgroundColor: 'rgba(0, 0, 0, 0.82)',
    selectors: { [`${beside} &`]: { color: colour.ink, backgroundColor: colour.sunken, margin: 0 } },
  }),
);

/** Over the whole of the picture: what there is to do now. */
export const curtain = style(
  component({
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'safe center',
    gap: '12px',
    padding: '12px 20px',
    overflowY: 'auto',
    textAlign: 'center',
    ...fontSize['15'],
    color: '#fff',
    backgroundColor: 'rgba(0, 0, 0, 0.86)',
    selectors: {
      [`${beside} &`]: {
        position: 'static',
        padding: '12px',
        borderRadius: radius.control,
        color: colour.ink,
        backgroundColor: colour.sunken,
      },
    },
  }),
);
export const curtainTitle = style(component({ ...fontSize['17'], fontWeight: fontWeight.strong }));

export const plain = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '8px 16px',
    borderRadius: radius.control,
    border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
    color: 'inherit',
    backgroundColor: 'transparent',
    fontWeight: fontWeight.strong,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
  }),
);
export const accent = style([
  plain,
  component({
    borderColor: 'transparent',
    color: colour.onAccent,
    backgroundColor: colour.accent,
    selectors: { '&:active': { backgroundColor: colour.accentPressed } },
  }),
]);
export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' }),
);
