import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';
import { lineLink } from './line-link';

const { colour } = vars;

export const who = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: '12px 16px',
    marginTop: '16px',
  }),
);

export const avatar = style(
  component({
    ...fontSize['20'],
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: radius.full,
    backgroundColor: colour.linkSoft,
    color: colour.link,
    fontWeight: fontWeight.strong,
  }),
);

export const words = style(component({ minWidth: 0, overflowWrap: 'anywhere', alignSelf: 'center' }));
export const name = style(component({ ...fontSize['17'], fontWeight: fontWeight.strong }));

/** As high as a finger needs. */
export const nameLink = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: colour.link,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

export const bio = style(component({ color: colour.soft, whiteSpace: 'pre-line' }));

export const row = style(component({ position: 'relative', minHeight: '64px' }));

export const thumb = style(
  component({
    display: 'block',
    width: '72px',
    height: '48px',
    objectFit: 'cover',
    borderRadius: radius.badge,
    backgroundColor: colour.selected,
  }),
);

/** In place of a cover. */
export const bare = style(
  component({
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '48px',
    borderRadius: radius.badge,
    backgroundColor: colour.sunken,
    color: colour.soft,
  }),
);

/** The whole row is the link; it has one name. */
export const link = style(
  component({
    color: colour.ink,
    fontWeight: fontWeight.strong,
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline' },
    },
  }),
);

export const cost = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const more = style(component(lineLink));

export const reply = style(component({ ...fontSize['13'], color: colour.soft }));
