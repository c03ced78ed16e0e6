import { component, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const qr = style(
  component({
    width: '100%',
    maxWidth: '220px',
    margin: '0 auto',
    backgroundColor: '#FFFFFF',
    border: `1px solid ${vars.colour.line}`,
    borderRadius: radius.card,
    shapeRendering: 'crispEdges',
  }),
);

export const ways = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: '8px' }),
);
