import { component, fontSize, fontWeight, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour } = vars;

export const outline = style(component({ marginTop: '12px', borderTop: `1px solid ${colour.line}` }));

export const section = style(component({ borderBottom: `1px solid ${colour.line}` }));

const bare = { listStyle: 'none', cursor: 'pointer' } as const;

export const sectionHead = style(
  component({
    ...bare,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '64px',
    padding: '8px 0',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

globalStyle(
  `${section}[open] > ${sectionHead} > svg`,
  component({ transform: 'rotate(180deg)' }) as Parameters<typeof globalStyle>[1],
);

export const sectionText = style(component({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }));
export const sectionTitle = style(component({ fontWeight: fontWeight.strong }));
export const quiet = style(component({ ...fontSize['13'], color: colour.soft }));

export const lessons = style(component({ margin: 0, padding: '0 0 12px', listStyle: 'none' }));

export const lesson = style(
  component({
    ...bare,
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '8px',
    minHeight: '44px',
    padding: '4px 0',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      'li&': { cursor: 'auto' },
    },
  }),
);

export const number = style(
  component({ ...fontSize['13'], color: colour.soft, fontVariantNumeric: 'tabular-nums' }),
);
export const lessonTitle = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));
export const what = style(component({ ...fontSize['13'], color: colour.soft, display: 'block' }));
export const length = style(
  component({
    ...fontSize['13'],
    color: colour.soft,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const free = style(
  component({ ...fontSize['13'], color: colour.link, fontWeight: fontWeight.strong, whiteSpace: 'nowrap' }),
);

export const freeLink = style([
  free,
  component({ display: 'inline-flex', alignItems: 'center', gap: '4px', minHeight: '44px' }),
]);

/** A free video; its picture comes with the first play. */
export const played = style(
  component({
    display: 'block',
    width: '100%',
    marginTop: '8px',
    aspectRatio: '16 / 9',
    borderRadius: '8px',
    backgroundColor: '#000',
  }),
);
export const heard = style(component({ display: 'block', width: '100%' }));

export const opened = style(component({ padding: '4px 0 16px 32px' }));

export const certificate = style(
  component({ display: 'flex', alignItems: 'center', gap: '8px', margin: '12px 0 0' }),
);

/** A section in the editor; one that is not in sight is not drawn. */
export const sectionBox = style(component({ scrollMargin: '80px' }));

/** Sections that are dragged are as low as their names. */
export const folded = style(component({ selectors: { '[data-dragging="section"] &': { display: 'none' } } }));
