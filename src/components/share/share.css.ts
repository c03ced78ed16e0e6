import { component, radius, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** Two in a row, under what most people do: none is left alone in a line. */
export const targets = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' }),
);

globalStyle(
  `${targets} > :first-child, ${targets} > :last-child:nth-child(even)`,
  component({ gridColumn: '1 / -1' }),
);
