import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { wide } from '@haat/kinds/parts/preview/wide';
import { style } from '@vanilla-extract/css';
import { lineLink } from './line-link';

const { colour } = vars;

export const sum = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gap: '16px 32px',
    alignItems: 'center',
    marginTop: '12px',
    padding: '16px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
  }),
);

export const average = style(component({ display: 'grid', justifyItems: 'start', gap: '4px' }));

export const figure = style(
  component({ ...fontSize['36'], fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' }),
);

const bare = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const spread = style(component({ ...bare, display: 'grid', gap: '4px' }));

export const line = style(
  component({
    ...fontSize['13'],
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr) minmax(24px, auto)',
    alignItems: 'center',
    gap: '8px',
    color: colour.soft,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const bar = style(
  component({ width: '100%', height: '8px', borderRadius: '4px', backgroundColor: colour.selected }),
);
export const filled = style(component({ fill: colour.caution }));
export const of = style(component({ textAlign: 'end' }));

export const list = style(component({ ...bare, marginTop: '8px' }));

export const rated = style(
  component({
    ...fontSize['15'],
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: 'fit-content',
    // High enough for a finger, without standing apart from the title and from what follows.
    minHeight: '44px',
    margin: '-8px 0 -4px',
    color: colour.soft,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

export const review = style(
  component({
    padding: '16px 0',
    selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  }),
);

export const by = style(
  component({
    ...fontSize['13'],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    color: colour.soft,
  }),
);

export const text = style(component({ marginTop: '8px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));

export const answer = style(
  component({ marginTop: '12px', paddingInlineStart: '16px', borderInlineStart: `2px solid ${colour.line}` }),
);

export const more = style(component(lineLink));

/** As wide as the bar above it; where there is room the sum stays beside what is read. */
export const page = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: 'calc(560px + 32px)',
    margin: '0 auto',
    padding: '16px 16px 0',
    '@container': {
      [wide]: {
        maxWidth: 'calc(976px + 32px)',
        gridTemplateColumns: '320px minmax(0, 1fr)',
        columnGap: '72px',
        paddingTop: '40px',
      },
    },
  }),
);
export const pageTitle = style(component({ gridColumn: '1 / -1' }));
export const beside = style(
  component({ '@container': { [wide]: { position: 'sticky', top: '16px', alignSelf: 'start' } } }),
);

/** The newer ones at the start, the older at the end, wherever either is missing. */
export const pager = style(
  component({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: '8px 16px',
    marginTop: '8px',
    paddingTop: '8px',
    borderTop: `1px solid ${colour.line}`,
  }),
);
export const newer = style(component({ ...lineLink, justifySelf: 'start', gridColumn: 1 }));
export const older = style(component({ ...lineLink, justifySelf: 'end', gridColumn: 3, textAlign: 'end' }));
export const place = style(
  component({
    ...fontSize['13'],
    gridColumn: 2,
    gridRow: 1,
    color: colour.soft,
    fontVariantNumeric: 'tabular-nums',
  }),
);
