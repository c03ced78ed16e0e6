import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { radius } from '../../tokens/scales';

const { colour } = vars;

export const thumbnail = recipe({
  base: component({
    flexShrink: 0,
    objectFit: 'cover',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colour.selected,
    color: colour.soft,
    overflow: 'hidden',
  }),
  variants: {
    size: {
      32: component({ width: '32px', height: '32px', borderRadius: radius.badge }),
      48: component({ width: '48px', height: '48px', borderRadius: radius.control }),
      64: component({ width: '64px', height: '64px', borderRadius: radius.control }),
    },
  },
});
