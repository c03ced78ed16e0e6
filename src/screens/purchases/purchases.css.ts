import { component } from '@haat/design-system/styling';
import { style, styleVariants } from '@vanilla-extract/css';

/** How many stand beside each other follows from the library's own width: it shares the window with a sidebar. */
export const library = style(component({ containerType: 'inline-size' }));

const two = '(min-width: 656px)';
const three = '(min-width: 992px)';

/** Shelves with few things stand beside each other, or each would leave the rest of its row empty. */
export const shelves = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px 16px',
    '@container': {
      [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [three]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

const whole = { gridColumn: '1 / -1' };

/** A shelf by what it holds: as many columns as it can fill. */
export const productRow = styleVariants({
  one: component({}),
  two: component({ '@container': { [two]: whole, [three]: { gridColumn: 'span 2' } } }),
  more: component(whole),
});

export const grid = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: '16px',
  }),
);

/** Cards beside each other are of one height, */
export const item = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

/** and what can be done stands at their feet. */
export const bought = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    gap: '16px',
  }),
);
