import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, motion, radius } from '../../tokens/scales';

const { colour } = vars;

/** Above the bottom bar on a phone; at the foot on the left where there is a sidebar. */
export const region = style(
  component({
    position: 'fixed',
    zIndex: 55,
    left: '16px',
    right: '16px',
    bottom: 'calc(80px + env(safe-area-inset-bottom))',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    maxWidth: '480px',
    margin: '0 auto',
    outline: 'none',
    '@media': { [media.fromTablet]: { bottom: '24px' } },
  }),
);

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const toast = recipe({
  base: component({
    ...fontSize['15'],
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    padding: '4px 4px 4px 16px',
    borderRadius: radius.card,
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    boxShadow: colour.raised,
    animation: `${rise} ${motion.calm} ${motion.ease}`,
    selectors: { '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' } },
  }),
  variants: {
    tone: {
      neutral: {},
      good: component({ borderColor: colour.good }),
      critical: component({ borderColor: colour.critical }),
    },
  },
});

export const message = style(component({ flex: '1 1 auto', padding: '8px 0' }));
