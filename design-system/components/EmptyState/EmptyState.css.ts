import { style } from '@vanilla-extract/css';
import { component, media } from '../../styles/rules';
import { body as cardBody } from '../Card/Card.css';
import { body as overlayBody } from '../Dialog/overlay.css';

/** Aligned with the title of the card whose list it replaces; content with its own inset passes it. */
export const root = style(
  component({
    padding: '24px 16px',
    '@media': { [media.fromTablet]: { padding: '24px 20px' } },
    selectors: {
      [`${cardBody} > &`]: { padding: '8px 0' },
      [`${overlayBody} > &`]: { padding: 0 },
    },
  }),
);

/** As wide as a phone; elsewhere no wider than it has to be. */
export const action = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    '@media': { [media.fromTablet]: { alignItems: 'flex-start' } },
  }),
);
