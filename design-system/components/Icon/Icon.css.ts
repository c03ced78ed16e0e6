import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';

export const icon = recipe({
  base: component({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: {
    size: {
      16: component({ width: '16px', height: '16px', strokeWidth: 2 }),
      20: component({ width: '20px', height: '20px' }),
      24: component({ width: '24px', height: '24px' }),
    },
  },
});
