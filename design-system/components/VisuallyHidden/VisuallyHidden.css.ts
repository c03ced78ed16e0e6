import { style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';

export const hidden = style(
  component({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
