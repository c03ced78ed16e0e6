import { style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';

const { colour } = vars;

export const drawing = style(component({ display: 'inline-block', flexShrink: 0, verticalAlign: '-2px' }));
/** The accent colour has too little contrast to carry meaning alone. */
export const lit = style(component({ fill: colour.caution, stroke: colour.caution }));
export const unlit = style(component({ fill: 'none', stroke: colour.edge, strokeWidth: '1.5' }));
