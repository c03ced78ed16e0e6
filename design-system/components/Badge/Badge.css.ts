import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, radius } from '../../tokens/scales';

const { colour } = vars;

export const badge = recipe({
  base: component({
    ...fontSize['13'],
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    height: '24px',
    padding: '0 8px',
    borderRadius: radius.badge,
    fontWeight: fontWeight.strong,
    whiteSpace: 'nowrap',
    flexShrink: 0,
  }),
  variants: {
    tone: {
      neutral: component({ backgroundColor: colour.selected, color: colour.soft }),
      good: component({ backgroundColor: colour.goodSoft, color: colour.good }),
      caution: component({ backgroundColor: colour.cautionSoft, color: colour.caution }),
      critical: component({ backgroundColor: colour.criticalSoft, color: colour.critical }),
      link: component({ backgroundColor: colour.linkSoft, color: colour.link }),
    },
  },
});
