import { component, media, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour } = vars;

export const root = style(
  component({
    minHeight: '100dvh',
    '@media': {
      [media.fromTablet]: { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)' },
      [media.fromDesktop]: { gridTemplateColumns: '248px minmax(0, 1fr)' },
    },
  }),
);

export const main = style(
  component({
    width: '100%',
    minWidth: 0,
    padding: '0 16px calc(88px + env(safe-area-inset-bottom))',
    '@media': {
      [media.tiny]: { paddingLeft: '12px', paddingRight: '12px' },
      [media.fromTablet]: { padding: '24px' },
      '(min-width: 1200px)': { padding: '28px 40px' },
    },
  }),
);

export const page = style(component({ width: '100%', maxWidth: '1360px', margin: '0 auto' }));

export const side = style(
  component({
    position: 'sticky',
    top: 0,
    height: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    // The longest name of a place is as wide as this leaves.
    padding: '20px 4px 12px',
    borderRight: `1px solid ${colour.line}`,
    '@media': { [media.fromDesktop]: { padding: '20px 12px 16px' } },
  }),
);

export const logo = style(
  component({
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '8px',
    '@media': { [media.fromDesktop]: { justifyContent: 'flex-start', padding: '0 12px' } },
  }),
);

/** Scrolls by itself where the places are more than the window is high, with room for the frame of what has the focus. */
export const places = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    margin: '0 -4px',
    padding: '4px',
    scrollPadding: '8px',
    '@media': { [media.fromDesktop]: { margin: '0 -8px', padding: '4px 8px' } },
  }),
);

export const subPlaces = style(
  component({ margin: '0 0 8px 21px', paddingLeft: '11px', borderLeft: `1px solid ${colour.line}` }),
);

export const foot = style(
  component({
    '@media': { [media.fromDesktop]: { borderTop: `1px solid ${colour.line}`, paddingTop: '12px' } },
  }),
);

export const bottom = style(
  component({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 10,
    backgroundColor: colour.surface,
    borderTop: `1px solid ${colour.line}`,
    paddingBottom: 'env(safe-area-inset-bottom)',
  }),
);

// What the focus goes to is not scrolled under it.
globalStyle(`html:has(${bottom})`, { scrollPaddingBottom: 'calc(76px + env(safe-area-inset-bottom))' });

export const bottomPlacesOfBuyer = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    alignItems: 'center',
    justifyItems: 'stretch',
    height: '64px',
    maxWidth: '560px',
    margin: '0 auto',
  }),
);

export const bottomPlaces = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    alignItems: 'center',
    justifyItems: 'stretch',
    height: '64px',
    maxWidth: '560px',
    margin: '0 auto',
  }),
);
