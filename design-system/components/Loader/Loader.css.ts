import { keyframes, style } from '@vanilla-extract/css';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../tokens/scales';

const { colour } = vars;

export const screen = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: 40,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px',
    backgroundColor: colour.ground,
  }),
);

export const inPlace = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px',
    minHeight: '240px',
  }),
);

const sway = keyframes({ '0%, 100%': { transform: 'scaleY(0.55)' }, '50%': { transform: 'scaleY(1)' } });

/** Four strips of an awning in the wind. */
export const awning = style(component({ display: 'flex', height: '28px' }));
export const strip = style(
  component({
    width: '14px',
    height: '28px',
    transformOrigin: 'top',
    borderRadius: '0 0 7px 7px',
    backgroundColor: colour.awning,
    animation: `${sway} 1200ms ease-in-out infinite`,
    selectors: {
      '&:nth-child(even)': { backgroundColor: colour.surface, boxShadow: `inset 0 0 0 1px ${colour.line}` },
      '&:nth-child(2)': { animationDelay: '120ms' },
      '&:nth-child(3)': { animationDelay: '240ms' },
      '&:nth-child(4)': { animationDelay: '360ms' },
    },
    '@media': { [media.calm]: { animation: 'none' } },
  }),
);

export const text = style(component({ ...fontSize['15'], color: colour.soft }));
