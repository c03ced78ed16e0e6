import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { radius } from '../../tokens/scales';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const skeleton = recipe({
  base: component({
    display: 'block',
    flexShrink: 0,
    maxWidth: '100%',
    width: 'var(--skeleton-width, 100%)',
    height: 'var(--skeleton-height)',
    backgroundColor: vars.colour.selected,
    // What comes within 200 ms is not announced by a flash.
    animation: `${appear} 120ms 200ms both`,
  }),
  variants: {
    radius: {
      badge: component({ borderRadius: radius.badge }),
      control: component({ borderRadius: radius.control }),
      card: component({ borderRadius: radius.card }),
      full: component({ borderRadius: radius.full }),
    },
  },
});
