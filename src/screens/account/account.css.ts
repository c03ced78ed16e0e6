import { component, fontWeight } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const fold = style(
  component({ minHeight: '44px', padding: '12px 0', fontWeight: fontWeight.strong, cursor: 'pointer' }),
);
