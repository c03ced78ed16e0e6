import { style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, radius } from '../../tokens/scales';

const { colour } = vars;

export const group = style(
  component({
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
    backgroundColor: colour.surface,
    overflow: 'clip',
  }),
);

export const row = style(
  component({
    position: 'relative',
    display: 'flex',
    gap: '12px',
    padding: '12px 16px',
    minHeight: '44px',
    cursor: 'pointer',
    selectors: {
      '& + &': { borderTop: `1px solid ${colour.line}` },
      '&:has(:checked)': { backgroundColor: colour.linkSoft },
      '&:has(:focus-visible)': { boxShadow: `inset 0 0 0 2px ${colour.link}` },
      '&:first-of-type': { borderRadius: '11px 11px 0 0' },
      '&:last-of-type': { borderRadius: '0 0 11px 11px' },
      '&:has(:disabled)': { cursor: 'not-allowed' },
    },
  }),
);

export const radio = style(
  component({
    appearance: 'none',
    flexShrink: 0,
    width: '20px',
    height: '20px',
    marginTop: '2px',
    borderRadius: '50%',
    border: `1.5px solid ${colour.edge}`,
    backgroundColor: colour.surface,
    outline: 'none',
    cursor: 'inherit',
    selectors: { '&:checked': { borderWidth: '6px', borderColor: colour.link } },
  }),
);

export const name = style(component({ ...fontSize['15'], fontWeight: fontWeight.strong, display: 'block' }));
export const help = style(component({ ...fontSize['13'], color: colour.soft, display: 'block' }));
