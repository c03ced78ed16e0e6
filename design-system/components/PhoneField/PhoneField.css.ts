import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, radius } from '../../tokens/scales';

const { colour } = vars;

export const anchor = style(component({ position: 'relative' }));

export const country = style(component({ display: 'flex', flexShrink: 0, alignSelf: 'stretch' }));

/** With the hairline that parts the country from the number. */
export const countryButton = style(
  component({
    ...fontSize['17'],
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    flexShrink: 0,
    gap: '4px',
    minHeight: '48px',
    padding: '0 10px 0 14px',
    color: colour.soft,
    whiteSpace: 'nowrap',
    borderRadius: `${radius.control} 0 0 ${radius.control}`,
    cursor: 'pointer',
    selectors: {
      '&::after': {
        content: '""',
        width: '1px',
        height: '24px',
        marginLeft: '6px',
        marginRight: '-10px',
        backgroundColor: colour.line,
      },
      '&:disabled': { cursor: 'default' },
      '&:focus-visible': { outline: `2px solid ${colour.link}`, outlineOffset: '-4px' },
    },
  }),
);

/** Nothing opens here yet, but everything stands where it will. */
export const shown = style(component({ cursor: 'text' }));

export const chevron = style(
  component({ display: 'inline-flex', selectors: { [`${shown} > &`]: { visibility: 'hidden' } } }),
);

export const list = recipe({
  base: component({
    position: 'absolute',
    zIndex: 10,
    left: 0,
    right: 0,
    margin: 0,
    padding: '4px',
    listStyle: 'none',
    maxHeight: '192px',
    overflowY: 'auto',
    backgroundColor: colour.surface,
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 1px ${colour.line}, ${colour.raised}`,
    outline: 'none',
    cursor: 'default',
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  }),
  variants: {
    place: {
      above: component({ bottom: 'calc(100% + 4px)' }),
      below: component({ top: 'calc(100% + 4px)' }),
    },
  },
});

export const option = recipe({
  base: component({
    ...fontSize['17'],
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    padding: '0 10px',
    color: colour.ink,
    borderRadius: radius.badge,
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: colour.selected } },
  }),
  variants: {
    isActive: {
      true: component({
        backgroundColor: colour.linkSoft,
        outline: `2px solid ${colour.link}`,
        outlineOffset: '-2px',
        selectors: { '&:hover': { backgroundColor: colour.linkSoft } },
      }),
    },
  },
});

export const name = style(component({ flexGrow: 1 }));
export const code = style(component({ color: colour.soft, fontVariantNumeric: 'tabular-nums' }));
export const tick = style(component({ display: 'inline-flex', width: '20px', color: colour.good }));
