import { component } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const root = style(component({ containerType: 'inline-size' }));

/** With room beside the words the stall fills it, its shutter down. */
const roomy = '(min-width: 760px)';

export const columns = style(
  component({
    '@container': {
      [roomy]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '32px' },
    },
  }),
);

export const picture = style(
  component({
    display: 'none',
    '@container': { [roomy]: { display: 'block', flexShrink: 0, width: '260px', marginRight: '32px' } },
  }),
);
