import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';

export const select = style(
  component({
    cursor: 'pointer',
    paddingRight: '44px',
    textOverflow: 'ellipsis',
  }),
);

export const chevron = style(
  component({ position: 'absolute', right: '12px', pointerEvents: 'none', color: vars.colour.soft }),
);

export const control = style(component({ position: 'relative' }));

/** The opened list is drawn by the system; its rows follow the theme. */
globalStyle(`${select} option`, component({ backgroundColor: vars.colour.surface, color: vars.colour.ink }));
