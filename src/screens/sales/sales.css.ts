import { component, media, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const band = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    padding: '8px 16px',
    backgroundColor: vars.colour.selected,
    borderTop: `1px solid ${vars.colour.line}`,
    borderBottom: `1px solid ${vars.colour.line}`,
    '@media': { [media.fromTablet]: { paddingLeft: '20px', paddingRight: '20px' } },
  }),
);
