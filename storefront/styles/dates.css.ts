import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const dates = style(component({ marginTop: '20px' }));

export const title = style(component({ ...fontSize['15'], fontWeight: fontWeight.strong }));

export const list = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '8px',
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
  }),
);

export const date = style(
  component({
    display: 'block',
    minHeight: '56px',
    padding: '8px 16px',
    borderRadius: radius.control,
    backgroundColor: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.edge}`,
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${colour.ink}` } },
  }),
);

export const day = style(component({ display: 'block', fontWeight: fontWeight.strong }));
export const quiet = style(component({ ...fontSize['13'], color: colour.soft }));
