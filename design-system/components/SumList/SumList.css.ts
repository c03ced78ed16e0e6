import { style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight } from '../../tokens/scales';

const { colour } = vars;

export const row = style(
  component({
    ...fontSize['15'],
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '4px 0',
  }),
);
export const quiet = style(component({ color: colour.soft }));
export const total = style(
  component({
    marginTop: '8px',
    paddingTop: '12px',
    borderTop: `3px double ${colour.edge}`,
    fontWeight: fontWeight.strong,
  }),
);
