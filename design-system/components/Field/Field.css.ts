import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, radius } from '../../tokens/scales';

const { colour } = vars;

/** Scrolled to, it stays clear of the bars above and below what scrolls. */
export const frame = style(
  component({ border: 0, padding: 0, minWidth: 0, width: '100%', scrollMarginBlock: '88px' }),
);

export const label = style(
  component({
    ...fontSize['15'],
    display: 'block',
    fontWeight: fontWeight.strong,
    marginBottom: '4px',
    cursor: 'default',
  }),
);

export const optional = style(
  component({ fontWeight: fontWeight.regular, color: colour.soft, marginLeft: '8px' }),
);

export const below = style(component({ ...fontSize['13'], marginTop: '4px' }));

/** The drawn box around a native control. */
export const control = recipe({
  base: component({
    ...fontSize['17'],
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '48px',
    backgroundColor: colour.surface,
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 1px ${colour.edge}`,
    cursor: 'text',
    selectors: {
      '&:focus-within': {
        boxShadow: `inset 0 0 0 2px ${colour.link}, 0 0 0 3px ${colour.linkSoft}`,
      },
      '&:has(> :disabled)': { backgroundColor: colour.sunken, color: colour.soft },
    },
    '@media': {
      '(forced-colors: active)': { outline: '1px solid' },
    },
  }),
  variants: {
    invalid: {
      true: component({
        boxShadow: `inset 0 0 0 2px ${colour.critical}`,
        selectors: {
          '&:focus-within': {
            boxShadow: `inset 0 0 0 2px ${colour.critical}, 0 0 0 3px ${colour.criticalSoft}`,
          },
        },
      }),
    },
    size: {
      field: {},
      large: component({
        ...fontSize['36'],
        minHeight: '72px',
        fontWeight: fontWeight.strong,
        fontVariantNumeric: 'tabular-nums',
      }),
    },
  },
  defaultVariants: { size: 'field' },
});

/** The native control itself: its box is the one above. */
export const input = style(
  component({
    flexGrow: 1,
    width: '100%',
    minWidth: 0,
    minHeight: 'inherit',
    padding: '0 14px',
    borderRadius: radius.control,
    outline: 'none',
    appearance: 'none',
    backgroundColor: 'transparent',
    caretColor: colour.link,
    selectors: {
      'textarea&': { padding: '12px 14px', resize: 'vertical', minHeight: '96px', display: 'block' },
    },
  }),
);

/** A browser paints over fields it fills in; keep the colours of the theme. */
globalStyle(`${input}:autofill`, {
  ...component({
    WebkitTextFillColor: colour.ink,
    boxShadow: `inset 0 0 0 100px ${colour.linkSoft}`,
  }),
});

export const affix = recipe({
  base: component({
    flexShrink: 0,
    color: colour.soft,
    whiteSpace: 'nowrap',
    display: 'inline-flex',
    alignItems: 'center',
  }),
  variants: {
    side: {
      before: component({ paddingLeft: '14px', marginRight: '-6px' }),
      after: component({ paddingRight: '14px' }),
    },
    ruled: {
      true: component({
        paddingRight: '12px',
        marginRight: '-2px',
        selectors: {
          '&::after': {
            content: '""',
            width: '1px',
            height: '24px',
            marginLeft: '14px',
            marginRight: '-12px',
            backgroundColor: colour.line,
          },
        },
      }),
    },
  },
});
