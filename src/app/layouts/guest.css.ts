import { component, media, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const root = style(
  component({
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    overflowX: 'clip',
    '@media': {
      [media.fromDesktop]: { gridTemplateRows: '1fr', gridTemplateColumns: '1fr 1fr' },
    },
  }),
);

export const awning = style(component({ '@media': { [media.fromDesktop]: { display: 'none' } } }));

export const main = style(
  component({
    width: '100%',
    maxWidth: '464px',
    margin: '0 auto',
    padding: '32px 16px',
    '@media': {
      [media.tiny]: { paddingLeft: '12px', paddingRight: '12px' },
      [media.fromDesktop]: { gridColumn: 2, alignSelf: 'center' },
    },
  }),
);

export const art = style(
  component({
    width: '232px',
    margin: '0 auto',
    '@media': {
      [media.fromDesktop]: {
        gridColumn: 1,
        gridRow: 1,
        width: 'auto',
        margin: 0,
        padding: '40px',
        display: 'grid',
        placeItems: 'center',
        backgroundColor: colour.sunken,
        borderRight: `1px solid ${colour.line}`,
      },
    },
  }),
);

export const picture = style(component({ width: '100%', maxWidth: '520px' }));
