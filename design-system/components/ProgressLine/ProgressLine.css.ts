import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { radius } from '../../tokens/scales';

const { colour } = vars;

/** What is hidden beside it stays inside. */
export const root = style(component({ position: 'relative', width: '100%' }));

export const track = style(
  component({
    height: '8px',
    borderRadius: radius.badge,
    overflow: 'hidden',
    backgroundColor: colour.selected,
    border: `1px solid ${colour.edge}`,
  }),
);

const breathing = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } });

export const line = recipe({
  base: component({
    height: '100%',
    width: '100%',
    transformOrigin: 'left',
    transform: 'scaleX(var(--share))',
    transition: 'transform 300ms ease-out',
    forcedColorAdjust: 'none',
    '@media': { [media.calm]: { transition: 'none' } },
  }),
  variants: {
    look: {
      known: component({ backgroundColor: colour.good }),
      unknown: component({
        backgroundColor: colour.good,
        animation: `${breathing} 1.6s ease-in-out infinite`,
        '@media': { [media.calm]: { animation: 'none' } },
      }),
      paused: component({ backgroundColor: colour.edge }),
    },
  },
});
