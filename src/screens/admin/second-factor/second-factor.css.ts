import { component, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const figures = { fontFamily: 'ui-monospace, monospace', letterSpacing: '0.04em' };

/** Read off and typed elsewhere: signs of one width, broken where the line ends. */
export const secret = style(
  component({
    ...figures,
    fontSize: '15px',
    overflowWrap: 'anywhere',
    padding: '12px',
    borderRadius: '8px',
    backgroundColor: vars.colour.sunken,
    userSelect: 'all',
  }),
);

/** Two in a row as soon as there is room. */
export const codes = style(
  component({
    ...figures,
    fontSize: '17px',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    gap: '8px 16px',
    margin: 0,
    padding: '16px',
    listStyle: 'none',
    borderRadius: '8px',
    backgroundColor: vars.colour.sunken,
  }),
);
