import { component, media } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const narrowing = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    '@media': { [media.fromTablet]: { flexDirection: 'row', alignItems: 'center' } },
  }),
);

export const chipRow = style(component({ flexGrow: 1, minWidth: 0 }));

export const search = style(
  component({ '@media': { [media.fromTablet]: { flexShrink: 0, width: '264px' } } }),
);

export const underName = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }),
);

/** In a table that has no room for a column of it. */
export const summary = style(component({ '@container': { '(min-width: 860px)': { display: 'none' } } }));

/** Where there is room for it beside the status. */
export const changed = style(component({ '@container': { '(max-width: 859px)': { display: 'none' } } }));

/** The room that round buttons have beside their pictures reaches over the edges. */
export const rowActions = style(component({ display: 'flex', flexDirection: 'column', margin: '0 -12px' }));
