import { component, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** A code as it could be cut out of a newspaper. */
export const code = style(
  component({
    display: 'inline-block',
    padding: '3px 10px',
    border: `1px dashed ${colour.edge}`,
    borderRadius: radius.badge,
    fontWeight: fontWeight.strong,
    letterSpacing: '0.04em',
    overflowWrap: 'break-word',
  }),
);

/** How much of a limit is used up. */
export const bar = style(component({ flexShrink: 0, width: '56px' }));
