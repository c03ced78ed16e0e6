import { component, fontWeight, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const fold = style(component({ borderTop: `1px solid ${colour.line}` }));

export const title = style(
  component({
    minHeight: '44px',
    padding: '12px 0',
    color: colour.link,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  }),
);
