import { component, fontSize, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** Its words begin where the text above them does. */
export const row = style(component({ display: 'flex', alignItems: 'center', margin: '12px 0 0 -8px' }));

export const choice = style(
  component({
    ...fontSize['13'],
    minHeight: '44px',
    padding: '0 8px',
    borderRadius: radius.control,
    color: colour.link,
    cursor: 'pointer',
    selectors: { '&[aria-pressed="true"]': { color: colour.ink, cursor: 'default' } },
  }),
);
