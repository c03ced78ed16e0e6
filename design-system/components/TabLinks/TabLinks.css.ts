import { style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight } from '../../tokens/scales';

const { colour } = vars;

export const list = style(
  component({
    position: 'relative',
    display: 'flex',
    gap: '4px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${colour.line}`,
  }),
);

export const tab = style(
  component({
    ...fontSize['15'],
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: '44px',
    padding: '0 12px',
    color: colour.soft,
    whiteSpace: 'nowrap',
    borderRadius: '6px 6px 0 0',
    selectors: {
      '&[aria-current]': {
        color: colour.ink,
        fontWeight: fontWeight.strong,
        boxShadow: `inset 0 -2px 0 ${colour.ink}`,
      },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
);
