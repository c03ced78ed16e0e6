import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight } from '../../tokens/scales';

const { colour } = vars;

export const figure = style(component({ position: 'relative' }));

export const reading = style(
  component({
    ...fontSize['13'],
    position: 'absolute',
    left: 0,
    top: '-28px',
    color: colour.soft,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  }),
);

/** The plot and its axis; the axis stands to the right, as wide as its longest figure. */
export const frame = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '12px' }),
);

export const plot = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    height: '180px',
    marginTop: '28px',
    borderBottom: `1px solid ${colour.edge}`,
    '@media': { [media.fromDesktop]: { height: '232px' } },
  }),
);

/** Nothing to draw yet: no more of the screen than the days need. */
export const flat = style(
  component({ height: '48px', '@media': { [media.fromDesktop]: { height: '48px' } } }),
);

const at = { position: 'absolute', bottom: 'calc(var(--at) * 100%)' } as const;

export const gridLine = style(
  component({ ...at, left: 0, right: 0, height: '1px', backgroundColor: colour.line, pointerEvents: 'none' }),
);

export const axis = style(component({ position: 'relative', minWidth: '36px', marginTop: '28px' }));
export const axisLabel = style(
  component({
    ...fontSize['13'],
    ...at,
    right: 0,
    transform: 'translateY(50%)',
    color: colour.soft,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const axisPlot = style(component({ position: 'absolute', inset: '0 0 25px' }));
/** Holds the width that the labels, being placed, do not. */
export const axisWidth = style(
  component({ ...fontSize['13'], visibility: 'hidden', height: 0, display: 'block' }),
);

export const day = style(
  component({
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    height: '100%',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.selected } } } },
  }),
);

export const bar = recipe({
  base: component({
    width: '60%',
    minWidth: '3px',
    maxWidth: '18px',
    height: 'calc(var(--at) * 100%)',
    borderRadius: '3px 3px 0 0',
    forcedColorAdjust: 'none',
  }),
  variants: {
    kind: {
      plain: component({ backgroundColor: colour.bar }),
      best: component({ backgroundColor: colour.good }),
      open: component({ boxShadow: `inset 0 0 0 1.5px ${colour.bar}` }),
    },
  },
});

/** The same day of the period before, with a gap around it so that it reads on the bar too. */
export const before = style(
  component({
    ...at,
    left: 'max(8%, calc(50% - 12px))',
    right: 'max(8%, calc(50% - 12px))',
    height: '2px',
    backgroundColor: colour.ink,
    boxShadow: `0 0 0 1.5px ${colour.surface}`,
    forcedColorAdjust: 'none',
  }),
);

/** Above its bar and everything drawn: no line, tick or bar reaches this height. The label shifts with the bar, so it never overflows the plot. */
export const bestLabel = style(
  component({
    ...fontSize['13'],
    position: 'absolute',
    // The topmost line lies on the plot.
    bottom: 'calc(100% + 1px)',
    left: 'calc(var(--along) * 100%)',
    transform: 'translateX(calc(var(--along) * -100%))',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: fontWeight.strong,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
    paddingBottom: '4px',
  }),
);

export const days = style(
  component({
    ...fontSize['13'],
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    marginTop: '4px',
    color: colour.soft,
    whiteSpace: 'nowrap',
  }),
);

export const legend = style(
  component({
    ...fontSize['13'],
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    marginTop: '12px',
    color: colour.soft,
  }),
);
export const legendItem = style(component({ display: 'inline-flex', alignItems: 'center', gap: '8px' }));
export const swatch = recipe({
  base: component({ width: '8px', height: '12px', borderRadius: '2px 2px 0 0', forcedColorAdjust: 'none' }),
  variants: {
    kind: {
      plain: component({ backgroundColor: colour.bar }),
      open: component({ boxShadow: `inset 0 0 0 1.5px ${colour.bar}` }),
      before: component({ width: '12px', height: '2px', borderRadius: 0, backgroundColor: colour.ink }),
    },
  },
});
