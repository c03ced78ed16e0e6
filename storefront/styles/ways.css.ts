import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** Where UPI apps are: held in a hand, or as narrow as one. Elsewhere a QR code is shown to them. */
export const hand = '(pointer: coarse), (max-width: 599px)';
const desk = '(pointer: fine) and (min-width: 600px)';

export const legend = style(
  component({ ...fontSize['17'], fontWeight: fontWeight.strong, paddingBottom: '8px' }),
);

export const apps = style(
  component({
    display: 'none',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '8px',
    paddingBottom: '8px',
    '@media': { [hand]: { display: 'grid' } },
  }),
);

export const app = style(
  component({
    ...fontSize['13'],
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '4px',
    minHeight: '84px',
    padding: '8px 2px',
    textAlign: 'center',
    cursor: 'pointer',
    borderRadius: radius.control,
    backgroundColor: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.line}`,
    selectors: {
      '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${colour.ink}`, fontWeight: fontWeight.strong },
      '&:has(:focus-visible)': { boxShadow: `inset 0 0 0 2px ${colour.link}, 0 0 0 3px ${colour.linkSoft}` },
    },
  }),
);

/** Over its tile, so that it is pressed and focused there; the tile shows what it says. */
export const appRadio = style(
  component({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' }),
);

/** Letters on white in every theme, as the apps' own marks are. */
export const mark = style(
  component({
    ...fontSize['20'],
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    fontWeight: fontWeight.strong,
    backgroundColor: '#fff',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.control,
  }),
);

/** A colour of its own for each, as dark as letters on white have to be. */
export const gpay = style(component({ color: '#1a5dcc' }));
export const phonepe = style(component({ color: '#5f259f' }));
export const paytm = style(component({ color: '#0b2e82' }));
export const bhim = style(component({ color: '#a8420a' }));

export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 20px',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    padding: '8px 0',
    cursor: 'pointer',
    color: colour.soft,
    borderBottom: `1px solid ${colour.line}`,
    selectors: {
      '&:has(:checked)': { color: colour.ink, fontWeight: fontWeight.strong },
      // The line of what follows is there already.
      '&:last-child': { borderBottom: 0, marginBottom: '-8px' },
    },
  }),
);

export const rowText = style(component({ color: colour.ink }));
export const rowRadio = style(
  component({ width: '20px', height: '20px', margin: 0, accentColor: colour.ink }),
);

export const inHand = style(component({ '@media': { [desk]: { display: 'none' } } }));
export const atDesk = style(component({ '@media': { [hand]: { display: 'none' } } }));
