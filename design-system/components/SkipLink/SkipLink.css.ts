import { style } from '@vanilla-extract/css';
import { component } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontWeight, radius } from '../../tokens/scales';

export const skip = style(
  component({
    position: 'fixed',
    zIndex: 60,
    top: '8px',
    left: '8px',
    padding: '10px 16px',
    borderRadius: radius.control,
    backgroundColor: vars.colour.surface,
    color: vars.colour.link,
    fontWeight: fontWeight.strong,
    boxShadow: vars.colour.raised,
    // Its shadow would show at the edge of the window.
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } },
  }),
);
