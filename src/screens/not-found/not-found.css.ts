import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const frame = style(
  component({ width: '100%', maxWidth: '432px', margin: '0 auto', paddingTop: '16px', textAlign: 'center' }),
);

export const picture = style(component({ maxWidth: '260px', margin: '0 auto' }));
