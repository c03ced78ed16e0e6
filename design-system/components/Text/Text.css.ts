import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight } from '../../tokens/scales';

const { colour } = vars;

export const text = recipe({
  variants: {
    size: {
      '13': component(fontSize['13']),
      '15': component(fontSize['15']),
      '17': component(fontSize['17']),
      '20': component(fontSize['20']),
      '26': component(fontSize['26']),
      '36': component(fontSize['36']),
    },
    weight: {
      regular: component({ fontWeight: fontWeight.regular }),
      strong: component({ fontWeight: fontWeight.strong }),
    },
    tone: {
      ink: component({ color: colour.ink }),
      soft: component({ color: colour.soft }),
      link: component({ color: colour.link }),
      good: component({ color: colour.good }),
      critical: component({ color: colour.critical }),
      caution: component({ color: colour.caution }),
      onAccent: component({ color: colour.onAccent }),
    },
    align: {
      start: component({ textAlign: 'start' }),
      center: component({ textAlign: 'center' }),
      end: component({ textAlign: 'end' }),
    },
    tabular: { true: component({ fontVariantNumeric: 'tabular-nums' }) },
    truncate: {
      true: component({
        display: 'block',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }),
    },
    keepLines: { true: component({ whiteSpace: 'pre-line' }) },
    balance: { true: component({ textWrap: 'balance' }) },
  },
});
