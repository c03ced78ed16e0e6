import { component, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const list = style(component({ margin: '24px 0 0', padding: 0, listStyle: 'none' }));

export const item = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    minHeight: '64px',
    padding: '12px 0',
    borderBottom: `1px solid ${colour.line}`,
  }),
);

export const leaving = style(component({ display: 'grid', gap: '12px', paddingTop: '16px' }));

export const actions = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: '12px' }),
);
