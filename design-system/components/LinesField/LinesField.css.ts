import { style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';

export const line = style(component({ display: 'flex', alignItems: 'center', gap: '4px' }));

export const field = style(component({ flexGrow: 1, minWidth: 0 }));
