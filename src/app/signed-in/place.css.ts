import { component, fontSize, fontWeight, media, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

const current = { color: colour.ink, fontWeight: fontWeight.strong };

/** A place in the bottom bar and in the side tabs: its icon over its name. */
export const tab = style(
  component({
    ...fontSize['13'],
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    width: '100%',
    minHeight: '64px',
    color: colour.soft,
    borderRadius: radius.card,
    selectors: { '&[aria-current]': current },
    '@media': {
      [media.fromTablet]: {
        selectors: { '&[aria-current]': { ...current, backgroundColor: colour.selected } },
      },
      [media.hover]: { selectors: { '&:hover': { color: colour.ink } } },
    },
  }),
);

/** A place in the sidebar: its icon beside its name, a figure at the end. */
export const row = style(
  component({
    ...fontSize['15'],
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    width: '100%',
    minHeight: '44px',
    padding: '0 12px',
    color: colour.soft,
    borderRadius: radius.control,
    textAlign: 'start',
    selectors: { '&[aria-current]': { ...current, backgroundColor: colour.selected } },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: colour.ink } } } },
  }),
);

export const grow = style(component({ flexGrow: 1, minWidth: 0 }));

/** What stands under a place in the sidebar: a kind of product, a way to sell more. */
export const subPlace = style([
  row,
  component({
    minHeight: '36px',
    padding: '0 12px 0 16px',
    '@media': { [media.coarse]: { minHeight: '44px' } },
  }),
]);

/** The main action in the middle of the bottom bar. */
export const create = style(
  component({
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    justifySelf: 'center',
    borderRadius: radius.card,
    border: `1px solid ${colour.edge}`,
    color: colour.ink,
  }),
);

/** Marigold only where it is the screen's main action. */
export const createMain = style(
  component({ backgroundColor: colour.accent, borderColor: 'transparent', color: colour.onAccent }),
);
