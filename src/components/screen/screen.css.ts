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

/** On a phone it is cut rather than set above what stands beside it. */
export const titleOnPhone = style(component({ flex: '1 1 0', minWidth: '96px' }));

/** They break onto lines of their own rather than make a narrow window scroll sideways. */
export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }),
);
