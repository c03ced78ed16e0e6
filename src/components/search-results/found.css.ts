import { component, media, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** As high whatever is found, so that nothing jumps while people type. */
export const place = style(
  component({ height: 'min(52vh, 416px)', overflowY: 'auto', overscrollBehavior: 'contain' }),
);

/** One of what was found. How high it is, and where the keys stand, each list says for itself. */
export const option = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    borderRadius: radius.control,
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.selected } } } },
  }),
);
