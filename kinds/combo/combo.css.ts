import { component, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const thumb = style(
  component({
    display: 'grid',
    width: '56px',
    height: '56px',
    objectFit: 'cover',
    borderRadius: radius.badge,
    backgroundColor: colour.selected,
  }),
);

export const name = style(
  component({ color: colour.ink, fontWeight: fontWeight.strong, textDecoration: 'underline' }),
);

export const apart = style(
  component({ color: colour.soft, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);

export const sums = style(component({ margin: '12px 0 0', display: 'grid', gap: '4px' }));

export const sum = style(
  component({ display: 'flex', justifyContent: 'space-between', gap: '16px', color: colour.soft }),
);

export const saved = style(component({ color: colour.good, fontWeight: fontWeight.strong }));

export const figure = style(component({ margin: 0, fontVariantNumeric: 'tabular-nums' }));

export const note = style(component({ color: colour.soft, marginTop: '12px' }));
