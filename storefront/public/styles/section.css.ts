import { component, fontSize, fontWeight, measure, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';
import { inside, middle, wide } from './frame.css';

const { colour } = vars;

/** A part of a page that is looked at rather than read, with a hairline above. */
export const section = style(
  component({
    marginTop: '56px',
    paddingTop: '56px',
    borderTop: `1px solid ${colour.line}`,
    scrollMarginTop: '16px',
    '@media': { [wide]: { marginTop: '72px', paddingTop: '72px' } },
  }),
);

export const first = style([
  inside,
  component({ paddingTop: '24px', '@media': { [wide]: { paddingTop: '48px' } } }),
]);

export const content = inside;

export const title = style(
  component({ ...fontSize['26'], fontWeight: fontWeight.strong, textWrap: 'balance' }),
);

export const big = style(
  component({
    ...fontSize['26'],
    fontWeight: fontWeight.strong,
    textWrap: 'balance',
    '@media': { [middle]: fontSize['36'] },
  }),
);

export const lead = style(
  component({ ...fontSize['17'], color: colour.soft, marginTop: '8px', maxWidth: measure.reading }),
);

export const two = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '32px',
    alignItems: 'start',
    '@media': { [wide]: { gridTemplateColumns: '400px minmax(0, 1fr)', columnGap: '96px' } },
  }),
);

export const three = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    marginTop: '24px',
    '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px' } },
  }),
);

export const pair = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    marginTop: '24px',
    maxWidth: '860px',
    '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24px' } },
  }),
);

export const card = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '16px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
    '@media': { [wide]: { padding: '24px' } },
  }),
);

export const soft = style(component({ color: colour.soft }));
export const small = style(component({ ...fontSize['13'], color: colour.soft }));
export const strong = style(component({ ...fontSize['17'], fontWeight: fontWeight.strong }));
export const figure = style(
  component({ ...fontSize['36'], fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' }),
);
export const end = style(component({ marginTop: 'auto', paddingTop: '16px' }));
export const taking = style(
  component({
    maxWidth: measure.form,
    marginTop: '24px',
    padding: '16px',
    scrollMarginTop: '16px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
    '@media': { [wide]: { padding: '24px' } },
  }),
);
