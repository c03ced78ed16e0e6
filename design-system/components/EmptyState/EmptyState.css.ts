import { style } from '@vanilla-extract/css';
import { component, media } from '../../styles/rules';

/** As far from the edge as the title of the card whose list it stands in for. */
export const root = style(
  component({ padding: '24px 16px', '@media': { [media.fromTablet]: { padding: '24px 20px' } } }),
);
