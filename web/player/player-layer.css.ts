import { component, fontSize, media, motion, radius, vars } from '@haat/design-system/styling';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { colour } = vars;
const global = (selector: string, rule: Parameters<typeof component>[0]) =>
  globalStyle(selector, component(rule) as Parameters<typeof globalStyle>[1]);

/** From this width of the player on its buttons stand in one row. */
const wide = '(min-width: 560px)';

/** Over a picture. */
export const over = style(
  component({
    position: 'absolute',
    zIndex: 2,
    inset: 0,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    userSelect: 'none',
    touchAction: 'manipulation',
  }),
);

export const beside = style(component({ display: 'grid', gap: '4px' }));

/** What goes while nobody moves. */
export const controls = style(
  component({
    gridRow: 2,
    display: 'grid',
    padding: '8px 8px 4px',
    backgroundImage: 'linear-gradient(transparent, rgba(0, 0, 0, 0.72))',
    transition: `opacity ${motion.calm} ${motion.ease}`,
    selectors: {
      [`${over}[data-hidden]:not(:has(:focus-visible)) &`]: { opacity: 0, pointerEvents: 'none' },
      [`${beside} &`]: { padding: 0, backgroundImage: 'none' },
    },
  }),
);

export const cluster = style(
  component({
    display: 'flex',
    alignItems: 'center',
    transition: `opacity ${motion.calm} ${motion.ease}`,
    selectors: {
      [`${over}[data-hidden]:not(:has(:focus-visible)) &`]: { opacity: 0, pointerEvents: 'none' },
      [`${over} &`]: {
        position: 'absolute',
        top: '50%',
        left: '50%',
        gap: '16px',
        transform: 'translate(-50%, -50%)',
      },
      [`${beside} &`]: { justifyContent: 'center', gap: '8px' },
    },
    '@container': {
      [wide]: {
        selectors: {
          [`${over}:not([data-first]) &`]: {
            top: 'auto',
            bottom: '4px',
            left: '8px',
            gap: 0,
            transform: 'none',
          },
        },
      },
    },
  }),
);

export const button = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '44px',
    height: '44px',
    borderRadius: radius.full,
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&:active': { backgroundColor: 'color-mix(in srgb, currentColor 24%, transparent)' },
      '&[aria-pressed="true"]': { backgroundColor: 'color-mix(in srgb, currentColor 20%, transparent)' },
      '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-3px' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' } },
      },
    },
  }),
);

/** The one button that everybody looks for. */
export const main = style([
  button,
  component({
    selectors: {
      [`${over} &`]: { width: '64px', height: '64px', backgroundColor: 'rgba(0, 0, 0, 0.6)' },
      [`${over}[data-first] &`]: { backgroundColor: colour.accent, color: colour.onAccent },
      [`${beside} &`]: { width: '56px', height: '56px', backgroundColor: colour.selected },
    },
    '@container': {
      [wide]: {
        selectors: {
          [`${over}:not([data-first]) &`]: { width: '44px', height: '44px', backgroundColor: 'transparent' },
        },
      },
    },
  }),
]);

export const onPicture = style(
  component({
    selectors: {
      [`${over} &`]: { backgroundColor: 'rgba(0, 0, 0, 0.6)' },
    },
    '@container': {
      [wide]: { selectors: { [`${over} &`]: { backgroundColor: 'transparent' } } },
    },
  }),
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  component({
    width: '28px',
    height: '28px',
    borderRadius: radius.full,
    border: '3px solid color-mix(in srgb, currentColor 30%, transparent)',
    borderTopColor: 'currentColor',
    animation: `${turn} 900ms linear infinite`,
    '@media': { [media.calm]: { animationDuration: '4s' } },
  }),
);

export const bar = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    '@container': { [wide]: { selectors: { [`${over}:not([data-first]) &`]: { paddingLeft: '136px' } } } },
  }),
);

export const time = style(
  component({
    ...fontSize['13'],
    flexGrow: 1,
    minWidth: 0,
    paddingLeft: '4px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Only where there is room for it. */
export const roomy = style(
  component({
    display: 'none',
    alignItems: 'center',
    '@container': { '(min-width: 480px)': { display: 'inline-flex' } },
  }),
);

export const volume = style([
  roomy,
  component({ width: '80px', height: '44px', accentColor: 'currentColor' }),
]);

export const seek = style(
  component({
    position: 'relative',
    height: '44px',
    marginBottom: '-12px',
    cursor: 'pointer',
    touchAction: 'none',
    selectors: { [`${beside} &`]: { marginBottom: 0 } },
  }),
);

export const slider = style(
  component({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);

const line = component({
  position: 'absolute',
  top: '20px',
  left: 0,
  height: '4px',
  borderRadius: radius.full,
  pointerEvents: 'none',
});

export const track = style([
  line,
  component({ right: 0, backgroundColor: 'color-mix(in srgb, currentColor 28%, transparent)' }),
]);
export const loaded = style([
  line,
  component({ width: 'var(--share)', backgroundColor: 'color-mix(in srgb, currentColor 34%, transparent)' }),
]);
export const played = style([
  line,
  component({
    width: 'var(--share)',
    backgroundColor: 'currentColor',
    selectors: { [`${over} &`]: { backgroundColor: colour.accent } },
  }),
]);
export const thumb = style(
  component({
    position: 'absolute',
    top: '15px',
    left: 'var(--share)',
    width: '14px',
    height: '14px',
    marginLeft: '-7px',
    borderRadius: radius.full,
    backgroundColor: 'currentColor',
    pointerEvents: 'none',
  }),
);
global(`${slider}:focus-visible ~ ${thumb}`, { outline: '2px solid currentColor', outlineOffset: '3px' });

export const chapter = style(
  component({
    position: 'absolute',
    top: '18px',
    left: 'var(--share)',
    width: '2px',
    height: '8px',
    backgroundColor: 'rgba(0, 0, 0, 0.7)',
    pointerEvents: 'none',
  }),
);

/** What is there where one points. */
export const peek = style(
  component({
    position: 'absolute',
    bottom: '36px',
    left: 'clamp(48px, var(--share), calc(100% - 48px))',
    display: 'grid',
    justifyItems: 'center',
    gap: '4px',
    padding: '4px 8px',
    borderRadius: radius.badge,
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
    ...fontSize['13'],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: '#fff',
    backgroundColor: 'rgba(0, 0, 0, 0.82)',
  }),
);
export const thumbnail = style(component({ borderRadius: '4px', backgroundRepeat: 'no-repeat' }));

export const captions = style(
  component({
    gridRow: 1,
    alignSelf: 'end',
    justifySelf: 'center',
    maxWidth: '88%',
    marginBottom: '8px',
    pointerEvents: 'none',
    textAlign: 'center',
    fontSize: 'clamp(15px, 3.2cqw, 34px)',
    lineHeight: 1.4,
    selectors: { [`${beside} &`]: { color: 'inherit' } },
  }),
);
export const cue = style(
  component({
    display: 'table',
    margin: '0 auto 2px',
    padding: '0 8px',
    borderRadius: '4px',
    whiteSpace: 'pre-line',
    color: '#fff',
    backgroundColor: 'rgba(0, 0, 0, 0.78)',
  }),
);

/** Where it is gone on, said before it is. */
export const resume = style(
  component({
    position: 'absolute',
    top: 'calc(50% + 44px)',
    left: '50%',
    padding: '2px 10px',
    borderRadius: radius.full,
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
    ...fontSize['13'],
    backgroundColor: 'rgba(0, 0, 0, 0.78)',
    pointerEvents: 'none',
  }),
);

export const settings = style(
  component({
    position: 'absolute',
    zIndex: 1,
    right: '8px',
    bottom: '56px',
    display: 'grid',
    gap: '4px',
    width: 'min(280px, calc(100% - 16px))',
    maxHeight: 'calc(100% - 64px)',
    overflowY: 'auto',
    padding: '8px 12px',
    borderRadius: radius.control,
    ...fontSize['15'],
    color: '#fff',
    backgroundColor: 'rgba(20, 18, 15, 0.96)',
    selectors: {
      [`${beside} &`]: {
        position: 'static',
        width: '100%',
        color: colour.ink,
        backgroundColor: colour.sunken,
      },
    },
  }),
);
export const setting = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
  }),
);
export const select = style(
  component({
    width: '100%',
    minHeight: '44px',
    padding: '0 8px',
    borderRadius: radius.badge,
    border: '1px solid color-mix(in srgb, currentColor 50%, transparent)',
    color: 'inherit',
    backgroundColor: 'transparent',
    font: 'inherit',
    selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
  }),
);
/** The list of the system is drawn in its own colours. */
global(`${over} ${select} option`, { color: '#fff', backgroundColor: '#14120f' });
