import { component, fontSize, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const box = style(
  component({
    padding: '16px',
    borderRadius: radius.card,
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
  }),
);

export const by = style(component({ ...fontSize['13'], color: colour.soft }));

export const text = style(
  component({ ...fontSize['17'], marginTop: '4px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
);

export const answer = style(
  component({ marginTop: '16px', paddingTop: '16px', borderTop: `1px solid ${colour.line}` }),
);
