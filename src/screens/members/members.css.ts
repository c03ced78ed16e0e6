import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const totals = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    gap: '16px 24px',
  }),
);

export const fileLabel = style(component({ fontWeight: 600 }));

/** The browser's own button, which says in the language of the device what it does. */
export const file = style(
  component({ maxWidth: '100%', minHeight: '44px', font: 'inherit', color: 'inherit' }),
);

/** In a row of filters, as wide as its longest choice needs. */
export const status = style(component({ width: '220px' }));

export const facts = style(component({ display: 'grid', gap: '12px', margin: 0 }));
export const fact = style(component({ display: 'flex', justifyContent: 'space-between', gap: '16px' }));
export const value = style(component({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' }));
