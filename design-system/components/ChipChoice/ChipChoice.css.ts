import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, radius } from '../../tokens/scales';

const { colour } = vars;

const equal = style(
  component({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
);

export const chips = recipe({
  base: component({ display: 'flex', flexWrap: 'wrap', gap: '8px' }),
  variants: {
    layout: {
      wrap: {},
      /** Amounts: all of one width. */
      equal,
      /** One line that scrolls sideways on a narrow screen. */
      scroll: component({
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        padding: '4px',
        margin: '-4px',
      }),
    },
  },
});

export const chip = style(
  component({
    ...fontSize['15'],
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '0 14px',
    borderRadius: radius.control,
    backgroundColor: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.line}`,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${colour.ink}`, fontWeight: fontWeight.strong },
      '&:has(:focus-visible)': { outline: `2px solid ${colour.link}`, outlineOffset: '1px' },
    },
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  }),
);

/** Over the whole chip, so that the hit area is what people see. */
export const input = style(
  component({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }),
);

export const count = style(component({ color: colour.soft }));

/** Amounts replace a field, so they have the outline of one. */
globalStyle(
  `${equal} > label:not(:has(:checked))`,
  component({ boxShadow: `inset 0 0 0 1px ${colour.edge}` }),
);
