import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { radius } from '../../tokens/scales';

const { colour } = vars;

/** The stars stand under the label, and what can be touched around them reaches further. */
export const row = style(component({ display: 'flex', marginInlineStart: '-12px' }));

const lit = style(component({ color: colour.caution }));

export const star = recipe({
  base: component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: radius.control,
    cursor: 'pointer',
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${colour.link}`, outlineOffset: '-2px' },
    },
  }),
  variants: { isLit: { true: lit, false: component({ color: colour.edge }) } },
});

globalStyle(`${lit} path`, component({ fill: 'currentColor' }) as Parameters<typeof globalStyle>[1]);

export const input = style(
  component({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }),
);
