import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';
import { middle } from './frame.css';

const { colour } = vars;
const tooth = 12;

/** A bill off the roll: its lower edge is torn. */
export const bill = style(
  component({
    padding: '20px 20px 28px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderBottom: 0,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    maskImage: [
      'linear-gradient(#000 0 0)',
      `conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg)`,
    ].join(', '),
    maskSize: `100% calc(100% - ${tooth / 2}px), ${tooth}px ${tooth / 2}px`,
    maskPosition: 'top, bottom',
    maskRepeat: 'no-repeat, repeat-x',
  }),
);

export const billHead = style(
  component({
    ...fontSize['13'],
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: colour.soft,
    paddingBottom: '12px',
    borderBottom: `2px dotted ${colour.line}`,
  }),
);

export const billLine = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '16px',
    paddingTop: '12px',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const takenLine = style([billLine, component({ color: colour.soft })]);

export const billSum = style([
  billLine,
  component({ marginTop: '16px', borderTop: `2px dotted ${colour.line}`, fontWeight: fontWeight.strong }),
]);

export const youKeep = style(
  component({ ...fontSize['36'], color: colour.good, fontWeight: fontWeight.strong, margin: 0 }),
);

export const amount = style(component({ margin: 0 }));

export const table = style(
  component({ width: '100%', marginTop: '16px', fontVariantNumeric: 'tabular-nums' }),
);

const cell = { padding: '12px 0', textAlign: 'end', verticalAlign: 'top', paddingLeft: '12px' } as const;

export const columnHead = style(
  component({
    ...cell,
    ...fontSize['13'],
    color: colour.soft,
    fontWeight: fontWeight.regular,
    borderBottom: `1px solid ${colour.line}`,
  }),
);

export const rowHead = style(
  component({
    ...cell,
    paddingLeft: 0,
    textAlign: 'start',
    fontWeight: fontWeight.strong,
    borderBottom: `1px solid ${colour.line}`,
  }),
);

export const rowHeadFirst = style([columnHead, component({ textAlign: 'start', paddingLeft: 0 })]);

export const figure = style(component({ ...cell, borderBottom: `1px solid ${colour.line}` }));

export const figureStrong = style([figure, component({ ...fontSize['17'], fontWeight: fontWeight.strong })]);

export const under = style(
  component({ ...fontSize['13'], display: 'block', color: colour.soft, fontWeight: fontWeight.regular }),
);

export const take = style(component({ display: 'flex', flexWrap: 'wrap', gap: '8px', paddingTop: '16px' }));

export const calculator = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    alignItems: 'end',
    maxWidth: '480px',
    marginTop: '16px',
    '@media': { [middle]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
  }),
);

/** In line with the field beside it, under its label. */
export const calculateButton = style(component({ '@media': { [middle]: { paddingTop: '28px' } } }));

export const limits = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: '16px',
    '@media': { [middle]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '48px' } },
  }),
);

export const limit = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '12px 0',
    borderBottom: `1px solid ${colour.line}`,
  }),
);

export const limitValue = style(
  component({
    margin: 0,
    fontWeight: fontWeight.strong,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const caption = style(component({ ...fontSize['13'], color: colour.soft, textAlign: 'start' }));
