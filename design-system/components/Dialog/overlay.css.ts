import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { motion, radius } from '../../tokens/scales';

const { colour } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const settle = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const moves = (name: string) => `${name} ${motion.calm} ${motion.ease}`;

export const scrim = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: 50,
    backgroundColor: colour.scrim,
    animation: moves(appear),
  }),
);

const panel = {
  position: 'fixed',
  zIndex: 51,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: colour.surface,
  boxShadow: colour.raised,
  outline: 'none',
} as const;

export const dialog = style(
  component({
    ...panel,
    left: '16px',
    right: '16px',
    top: '50%',
    translate: '0 -50%',
    margin: '0 auto',
    maxWidth: '480px',
    maxHeight: 'calc(100dvh - 32px)',
    borderRadius: radius.sheet,
    animation: moves(settle),
  }),
);

const fromBelow = {
  left: 0,
  right: 0,
  bottom: 0,
  // The page stays visible above, for orientation.
  maxHeight: 'calc(100dvh - 40px)',
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  animation: moves(rise),
} as const;

export const sheet = style(
  component({
    ...panel,
    ...fromBelow,
    '@media': {
      [media.fromTablet]: {
        left: 'auto',
        top: 0,
        width: '480px',
        maxHeight: 'none',
        borderRadius: `${radius.card} 0 0 ${radius.card}`,
        animation: moves(slide),
      },
    },
  }),
);

export const grip = style(
  component({
    width: '40px',
    height: '4px',
    margin: '8px auto 0',
    borderRadius: radius.full,
    backgroundColor: colour.edge,
    flexShrink: 0,
    '@media': { [media.fromTablet]: { display: 'none' } },
  }),
);

export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '56px',
    padding: '4px 6px 4px 16px',
    flexShrink: 0,
    '@media': { [media.fromTablet]: { padding: '8px 12px 8px 24px' } },
  }),
);

/** The name of a product takes the lines that it needs, up to a few. */
export const title = style(
  component({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    minWidth: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);

/** What scrolls and what stays under it are one form. */
export const form = style(
  component({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 }),
);

export const body = style(
  component({
    flex: '1 1 auto',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4px 16px 20px',
    '@media': { [media.fromTablet]: { padding: '4px 24px 24px' } },
  }),
);

export const foot = style(
  component({
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${colour.line}`,
    '@media': { [media.fromTablet]: { padding: '16px 24px' } },
  }),
);

/** Buttons of a foot share its width. */
globalStyle(`${foot} > *`, component({ flex: '1 1 0' }));
