import { component, media } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const header = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    minHeight: '56px',
    '@media': { [media.fromTablet]: { minHeight: '44px' } },
  }),
);

export const title = style(component({ flexGrow: 1, minWidth: 0 }));

export const actions = style(component({ display: 'flex', alignItems: 'center', gap: '8px' }));
