import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight } from '../../tokens/scales';

const { colour } = vars;

/** Its own width decides what it shows. */
export const scroller = style(
  component({ position: 'relative', overflowX: 'auto', width: '100%', containerType: 'inline-size' }),
);
export const table = style(
  component({ ...fontSize['15'], width: '100%', borderCollapse: 'separate', borderSpacing: 0 }),
);

export const filling = style(component({ height: '100%' }));

export const cell = recipe({
  base: component({
    padding: '8px 12px',
    textAlign: 'start',
    verticalAlign: 'middle',
    selectors: { '&:first-child': { paddingLeft: '20px' }, '&:last-child': { paddingRight: '20px' } },
    // Under the title of its card, and as much of each sum as fits.
    '@media': {
      [media.belowTablet]: {
        paddingLeft: '8px',
        paddingRight: '8px',
        selectors: { '&:first-child': { paddingLeft: '16px' }, '&:last-child': { paddingRight: '16px' } },
      },
      [media.tiny]: {
        paddingLeft: '6px',
        paddingRight: '6px',
        selectors: { '&:first-child': { paddingLeft: '12px' }, '&:last-child': { paddingRight: '12px' } },
      },
    },
  }),
  variants: {
    align: {
      start: {},
      end: component({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
    },
    kind: {
      head: component({
        ...fontSize['13'],
        fontWeight: fontWeight.regular,
        color: colour.soft,
        height: '44px',
        whiteSpace: 'nowrap',
      }),
      body: component({ height: '57px', borderTop: `1px solid ${colour.line}` }),
      band: component({
        ...fontSize['13'],
        height: '37px',
        paddingTop: '4px',
        paddingBottom: '4px',
        backgroundColor: colour.selected,
        borderTop: `1px solid ${colour.line}`,
      }),
      /** Totals stand under a double rule, as in a ledger. */
      foot: component({
        height: '52px',
        borderTop: `3px double ${colour.edge}`,
        fontWeight: fontWeight.strong,
      }),
    },
    quiet: { true: component({ color: colour.soft }) },
    fit: { true: component({ width: '1px', whiteSpace: 'nowrap' }) },
    cut: { true: component({ width: '100%', minWidth: '160px', maxWidth: 0 }) },
    fromWide: { true: component({ '@container': { '(max-width: 859px)': { display: 'none' } } }) },
  },
});

export const row = style(component({ position: 'relative' }));
export const pressable = style(
  component({
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.selected } } } },
  }),
);

export const cover = style(
  component({
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${colour.link}`, outlineOffset: '-2px' },
    },
  }),
);
