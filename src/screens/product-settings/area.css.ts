import { component, media } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const head = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' }),
);

/** A long title goes to a second line beside its cover rather than under it. */
export const text = style(
  component({ display: 'grid', gap: '4px', flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }),
);

export const doing = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    '@media': { [media.fromTablet]: { width: 'auto' } },
  }),
);

/** The way back, and on a phone what stands beside the title of other screens. */
export const top = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    '@media': { [media.fromTablet]: { justifyContent: 'flex-start' } },
  }),
);
