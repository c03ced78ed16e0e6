import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight } from '../../tokens/scales';

const { colour } = vars;

export const entry = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: '12px',
    paddingBottom: '16px',
    selectors: {
      '&:last-child': { paddingBottom: 0 },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        left: '9px',
        top: '24px',
        bottom: '0',
        width: '1.5px',
        backgroundColor: colour.edge,
      },
    },
  }),
);

export const mark = recipe({
  base: component({
    width: '20px',
    height: '20px',
    marginTop: '2px',
    borderRadius: '50%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
  }),
  variants: {
    state: {
      done: component({ backgroundColor: colour.good, color: colour.surface }),
      waiting: component({
        backgroundColor: colour.cautionSoft,
        color: colour.caution,
      }),
      failed: component({ backgroundColor: colour.critical, color: colour.surface }),
      next: component({ border: `6px solid ${colour.link}`, backgroundColor: colour.surface }),
      todo: component({ border: `1.5px solid ${colour.edge}`, backgroundColor: colour.surface }),
    },
  },
});

export const title = recipe({
  base: component({ ...fontSize['15'], fontWeight: fontWeight.strong }),
  variants: { todo: { true: component({ fontWeight: fontWeight.regular, color: colour.soft }) } },
});
export const time = style(
  component({
    ...fontSize['13'],
    lineHeight: '24px',
    color: colour.soft,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const text = style(component({ ...fontSize['13'], color: colour.soft, gridColumn: '2 / -1' }));
