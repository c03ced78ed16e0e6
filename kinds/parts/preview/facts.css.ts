import { component, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const facts = style(
  component({
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
    padding: '4px 16px',
    marginTop: '12px',
  }),
);

export const fact = style(
  component({
    display: 'flex',
    gap: '12px',
    padding: '12px 0',
    selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  }),
);

export const factText = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));
