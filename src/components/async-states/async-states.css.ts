import { component } from '@haat/design-system/styling';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** What loads quickly shows no skeleton at all. */
export const appearing = style(component({ animation: `${appear} 0s linear 200ms backwards` }));
