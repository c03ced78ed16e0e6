import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const values = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' }),
);

export const before = style(component({ overflowWrap: 'anywhere' }));
