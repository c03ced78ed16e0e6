import { component, media } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

/** What narrows a list, where there is room for it: even columns on a tablet, one row on a desktop. */
export const filters = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
    alignItems: 'end',
    gap: '12px',
    '@media': { [media.fromDesktop]: { display: 'flex', flexWrap: 'wrap' } },
  }),
);

/** On a desktop at least as wide as what it says in Hindi. */
export const search = style(
  component({
    gridColumn: 'span 2',
    '@media': { [media.fromDesktop]: { flex: '1 1 264px', maxWidth: '360px' } },
  }),
);

/** On a phone: the search and the button beside it, or the button and what is chosen. */
export const bar = style(component({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 }));

export const grown = style(component({ flex: '1 1 0', minWidth: 0 }));

export const still = style(component({ flexShrink: 0 }));

/** One line that scrolls sideways; the room around keeps the ring of the focus whole. */
export const chips = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '4px',
    margin: '-4px',
    listStyle: 'none',
  }),
);

export const choice = style(
  component({ minWidth: 0, '@media': { [media.fromDesktop]: { flex: '1 1 148px', maxWidth: '200px' } } }),
);
