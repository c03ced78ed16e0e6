import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight } from '../../tokens/scales';

export const money = recipe({
  base: component({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  variants: {
    /** Where money is the point of the screen. */
    large: {
      true: component({
        letterSpacing: '-0.02em',
        '@media': { [media.tiny]: fontSize['26'] },
      }),
    },
    struck: { true: component({ textDecoration: 'line-through' }) },
  },
});

export const sign = style(
  component({ fontWeight: fontWeight.regular, color: vars.colour.soft, marginRight: '0.06em' }),
);
export const paise = style(
  component({
    fontSize: '20px',
    fontWeight: fontWeight.regular,
    color: vars.colour.soft,
    letterSpacing: 'normal',
  }),
);
