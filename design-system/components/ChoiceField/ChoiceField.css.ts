import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';

export const button = recipe({
  base: component({
    display: 'block',
    overflow: 'hidden',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  }),
  variants: { isEmpty: { true: component({ color: vars.colour.soft }) } },
});
