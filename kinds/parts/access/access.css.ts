import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour } = vars;

export const parts = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }),
);

/** Led to from above. */
export const placed = style(component({ scrollMarginTop: '16px' }));

/** A file, and the way to read it in the browser. */
export const sideBySide = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(min-content, 30%)', gap: '8px' }),
);

/** A picture, a video or audio. */
export const shown = style(
  component({ display: 'block', width: '100%', maxHeight: '80vh', borderRadius: radius.control }),
);

/** Where the next product begins. */
export const product = style(
  component({
    borderTop: `1px solid ${colour.line}`,
    paddingTop: '20px',
    marginTop: '8px',
    scrollMarginTop: '16px',
    overflowWrap: 'anywhere',
  }),
);

/** The first one stands at the top of its card. */
globalStyle(
  `${placed}:first-child > ${product}`,
  component({ borderTop: 'none', paddingTop: 0, marginTop: 0 }) as Parameters<typeof globalStyle>[1],
);

export const heading = style(component({ paddingTop: '8px', overflowWrap: 'anywhere' }));

export const part = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', overflowWrap: 'anywhere' }),
);

export const note = style(component({ ...fontSize['13'], color: colour.soft, marginTop: '4px' }));

/** As the links beside it, and as high as a finger needs. */
export const noteAction = style(
  component({
    ...fontSize['13'],
    minHeight: '44px',
    padding: 0,
    border: 0,
    background: 'none',
    color: colour.link,
    textDecoration: 'underline',
    cursor: 'pointer',
  }),
);

export const joined = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    paddingBottom: '8px',
    fontWeight: fontWeight.strong,
    color: colour.good,
  }),
);

export const address = style(
  component({
    ...fontSize['17'],
    fontStyle: 'normal',
    fontWeight: fontWeight.strong,
    whiteSpace: 'pre-line',
  }),
);

export const directions = style(component({ color: colour.soft, whiteSpace: 'pre-line' }));

export const day = style(component({ ...fontSize['17'], fontWeight: fontWeight.strong }));

export const hours = style(component({ color: colour.soft, fontVariantNumeric: 'tabular-nums' }));

/** The sessions of a series, a line each; the day and the hours beside each other where there is room. */
export const dates = style(component({ display: 'grid', listStyle: 'none', margin: '8px 0 0', padding: 0 }));

export const date = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '16px',
    padding: '8px 0',
    borderTop: `1px solid ${colour.line}`,
  }),
);

export const actions = style([
  component({ display: 'grid', gap: '8px', paddingTop: '4px' }),
  { '@media': { print: { display: 'none !important' as 'none' } } },
]);

export const fold = style(component({ border: `1px solid ${colour.line}`, borderRadius: radius.control }));

/** What is read, below its line. */
globalStyle(`${fold} > div`, component({ padding: '0 16px 16px' }) as Parameters<typeof globalStyle>[1]);

export const foldHead = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    padding: '8px 16px',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

globalStyle(
  `${fold}[open] > ${foldHead} > svg`,
  component({ transform: 'rotate(180deg)' }) as Parameters<typeof globalStyle>[1],
);

export const foldTitle = style(component({ flexGrow: 1, minWidth: 0, fontWeight: fontWeight.strong }));
export const length = style(component({ ...fontSize['13'], color: colour.soft, whiteSpace: 'nowrap' }));
