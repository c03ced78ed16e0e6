import { style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, motion, radius } from '../../tokens/scales';

const { colour } = vars;

export const row = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '44px',
  }),
);
export const label = style(component({ ...fontSize['15'], fontWeight: fontWeight.strong, display: 'block' }));
export const help = style(component({ ...fontSize['13'], color: colour.soft }));

export const track = style(
  component({
    position: 'relative',
    flexShrink: 0,
    appearance: 'none',
    width: '48px',
    height: '28px',
    borderRadius: radius.full,
    backgroundColor: colour.edge,
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        top: '4px',
        left: '4px',
        width: '20px',
        height: '20px',
        borderRadius: '50%',
        backgroundColor: colour.surface,
        transition: `transform ${motion.quick} ${motion.ease}`,
      },
      '&:checked': { backgroundColor: colour.link },
      '&:checked::before': { transform: 'translateX(20px)' },
      '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
      // The hit area is the height of a finger.
      '&::after': { content: '""', position: 'absolute', inset: '-8px' },
    },
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  }),
);
