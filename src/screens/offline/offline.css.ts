import { component, media } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const frame = style(
  component({
    width: '100%',
    maxWidth: '464px',
    margin: '0 auto',
    padding: '32px 16px',
    textAlign: 'center',
    '@media': { [media.tiny]: { paddingLeft: '12px', paddingRight: '12px' } },
  }),
);

export const picture = style(component({ maxWidth: '260px', margin: '0 auto' }));

export const actions = style(component({ width: '100%', maxWidth: '320px', margin: '0 auto' }));
