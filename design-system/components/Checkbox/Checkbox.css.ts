import { style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, motion, radius } from '../../tokens/scales';

const { colour } = vars;

export const row = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '8px 0',
  }),
);

export const label = style(
  component({
    ...fontSize['15'],
    fontWeight: fontWeight.strong,
    display: 'block',
    cursor: 'pointer',
    // All of the row is pressed, words included.
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  }),
);
export const help = style(component({ ...fontSize['13'], color: colour.soft, marginTop: '2px' }));

export const box = style(
  component({
    // Above the words, whose label covers the row.
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    appearance: 'none',
    width: '24px',
    height: '24px',
    margin: 0,
    borderRadius: radius.badge,
    border: `2px solid ${colour.edge}`,
    backgroundColor: colour.surface,
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    selectors: {
      '&::before': {
        content: '""',
        width: '12px',
        height: '12px',
        clipPath: 'polygon(14% 44%, 0 60%, 42% 100%, 100% 18%, 85% 4%, 40% 69%)',
        transform: 'scale(0)',
        backgroundColor: colour.surface,
        transition: `transform ${motion.quick} ${motion.ease}`,
      },
      '&:checked': { borderColor: colour.link, backgroundColor: colour.link },
      '&:checked::before': { transform: 'scale(1)' },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  }),
);
