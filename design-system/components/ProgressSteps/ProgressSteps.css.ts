import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, radius } from '../../tokens/scales';

const { colour } = vars;

export const list = style(component({ display: 'flex', flexDirection: 'column', gap: '2px' }));

export const step = recipe({
  base: component({
    ...fontSize['15'],
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '44px',
    padding: '0 12px',
    borderRadius: radius.control,
    textAlign: 'start',
    color: colour.soft,
  }),
  variants: {
    state: {
      done: component({ color: colour.ink }),
      current: component({
        color: colour.ink,
        fontWeight: fontWeight.strong,
        backgroundColor: colour.selected,
      }),
      problem: component({ color: colour.ink }),
      todo: {},
    },
    pressable: {
      true: component({
        '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.selected } } } },
      }),
    },
  },
});

export const mark = recipe({
  base: component({
    width: '20px',
    height: '20px',
    flexShrink: 0,
    borderRadius: '50%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
  }),
  variants: {
    state: {
      done: component({ backgroundColor: colour.good, color: colour.surface }),
      current: component({ border: `6px solid ${colour.ink}`, backgroundColor: colour.surface }),
      problem: component({ color: colour.critical }),
      todo: component({ border: `1.5px solid ${colour.edge}` }),
    },
  },
});

export const label = style(component({ flexGrow: 1, minWidth: 0 }));
export const meta = style(
  component({ ...fontSize['13'], color: colour.soft, fontWeight: fontWeight.regular }),
);

export const progress = style(component({ position: 'relative' }));
export const segments = style(component({ display: 'flex', gap: '4px' }));
export const segment = recipe({
  base: component({ height: '6px', flex: '1 1 0', borderRadius: '3px', forcedColorAdjust: 'none' }),
  variants: {
    isDone: {
      true: component({ backgroundColor: colour.good }),
      false: component({ backgroundColor: colour.selected, boxShadow: `inset 0 0 0 1px ${colour.line}` }),
    },
  },
});
