import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight } from '../../tokens/scales';

const { colour } = vars;

export const avatar = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: '50%',
    overflow: 'hidden',
    objectFit: 'cover',
    fontWeight: fontWeight.strong,
  }),
  variants: {
    size: {
      32: component({ ...fontSize['13'], width: '32px', height: '32px' }),
      40: component({ ...fontSize['15'], width: '40px', height: '40px' }),
      48: component({ ...fontSize['17'], width: '48px', height: '48px' }),
      88: component({ ...fontSize['26'], width: '88px', height: '88px' }),
    },
    tint: {
      link: component({ backgroundColor: colour.linkSoft, color: colour.link }),
      good: component({ backgroundColor: colour.goodSoft, color: colour.good }),
      caution: component({ backgroundColor: colour.cautionSoft, color: colour.caution }),
    },
  },
});
