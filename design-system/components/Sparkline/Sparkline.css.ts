import { style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';

export const svg = style(component({ width: '88px', height: '32px', overflow: 'visible', flexShrink: 0 }));
export const line = style(
  component({
    fill: 'none',
    stroke: vars.colour.soft,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
);
export const end = style(component({ fill: vars.colour.ink }));
