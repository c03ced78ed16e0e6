import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, motion, radius } from '../../tokens/scales';

const { colour } = vars;

export const button = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    flexShrink: 0,
    minHeight: '48px',
    padding: '8px 20px',
    borderRadius: radius.control,
    border: '1px solid transparent',
    fontWeight: fontWeight.strong,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
  }),
  variants: {
    tone: {
      accent: component({
        backgroundColor: colour.accent,
        color: colour.onAccent,
        selectors: {
          '&:active, &[aria-disabled="true"]': { backgroundColor: colour.accentPressed },
        },
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not(:disabled)': { backgroundColor: colour.accentPressed } },
          },
        },
      }),
      neutral: component({
        borderColor: colour.edge,
        color: colour.ink,
        backgroundColor: 'transparent',
        selectors: { '&:active': { backgroundColor: colour.selected } },
        '@media': {
          [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: colour.selected } } },
        },
      }),
      critical: component({
        borderColor: colour.edge,
        color: colour.critical,
        backgroundColor: 'transparent',
        selectors: { '&:active': { backgroundColor: colour.criticalSoft } },
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not(:disabled)': { backgroundColor: colour.criticalSoft } },
          },
        },
      }),
      quiet: component({
        color: colour.link,
        paddingLeft: '12px',
        paddingRight: '12px',
        backgroundColor: 'transparent',
        selectors: { '&:active': { backgroundColor: colour.linkSoft } },
        '@media': {
          [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: colour.linkSoft } } },
        },
      }),
    },
    size: {
      regular: component({
        ...fontSize['17'],
        '@media': { [media.fromTablet]: { ...fontSize['15'], minHeight: '44px' } },
      }),
      small: component({
        ...fontSize['15'],
        minHeight: '36px',
        padding: '4px 12px',
        '@media': { [media.coarse]: { minHeight: '44px' } },
      }),
    },
    fullWidth: { true: component({ width: '100%' }) },
    /** The 12 px padding of a quiet button and its border extend past the edge. */
    flush: { true: component({ marginLeft: '-13px' }) },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  component({
    width: '18px',
    height: '18px',
    flexShrink: 0,
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    animation: `${turn} 800ms linear infinite`,
  }),
);

export const square = style(component({ width: '44px', minHeight: '44px', padding: 0, color: colour.ink }));
