import { component, fontSize, fontWeight, measure, radius, vars } from '@haat/design-system/styling';
import { wide } from '@haat/kinds/parts/preview/wide';
import { globalStyle, style } from '@vanilla-extract/css';
import { lineLink } from './line-link';
import { middle } from './page.css';

const { colour } = vars;

export const page = style(
  component({
    maxWidth: `calc(${measure.preview} + 32px)`,
    margin: '0 auto',
    padding: '16px 16px 24px',
    '@container': { [wide]: { paddingTop: '48px' } },
  }),
);

/** The words of a person start under their name where there is room for it. */
export const head = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px 16px',
  }),
);

/** Across the top: to both edges on a phone. */
export const band = style(
  component({
    display: 'block',
    width: 'calc(100% + 32px)',
    maxWidth: 'none',
    height: 'auto',
    aspectRatio: '5 / 2',
    margin: '-16px -16px 0',
    objectFit: 'cover',
    backgroundColor: colour.selected,
    '@container': {
      [wide]: {
        width: '100%',
        aspectRatio: '4 / 1',
        margin: '-24px 0 0',
        borderRadius: radius.card,
      },
    },
  }),
);

export const headBelowBand = style(
  component({
    alignItems: 'start',
    paddingTop: '12px',
    '@container': { [wide]: { paddingLeft: '24px' } },
  }),
);

export const avatar = style(
  component({
    ...fontSize['20'],
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    borderRadius: radius.full,
    backgroundColor: colour.linkSoft,
    color: colour.link,
    fontWeight: fontWeight.strong,
  }),
);

/** Half of it lies over the band, with a ring of the page around it. */
export const avatarOnBand = style(
  component({
    ...fontSize['26'],
    position: 'relative',
    width: '96px',
    height: '96px',
    marginTop: '-60px',
    border: `4px solid ${colour.ground}`,
  }),
);

export const who = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));

export const name = style(
  component({
    ...fontSize['26'],
    fontWeight: fontWeight.strong,
    textWrap: 'balance',
    '@container': { [wide]: fontSize['36'] },
  }),
);

export const nameLine = style(component({ display: 'flex', alignItems: 'center', gap: '12px' }));

export const handle = style(component({ color: colour.soft }));

export const bio = style(
  component({
    ...fontSize['17'],
    gridColumn: '1 / -1',
    maxWidth: measure.reading,
    color: colour.soft,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '@container': { [wide]: { gridColumn: 2 } },
  }),
);

export const ask = style(
  component({
    ...lineLink,
    gridColumn: '1 / -1',
    justifySelf: 'start',
    '@container': { [wide]: { gridColumn: 2 } },
  }),
);

export const nothing = style(
  component({ marginTop: '40px', paddingTop: '24px', borderTop: `1px solid ${colour.line}` }),
);

export const heading = style(
  component({
    ...fontSize['20'],
    fontWeight: fontWeight.strong,
    marginTop: '32px',
    '@container': { [wide]: { marginTop: '48px' } },
  }),
);

export const cards = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    margin: 0,
    marginTop: '12px',
    padding: 0,
    listStyle: 'none',
    '@container': {
      [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' },
      [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px' },
    },
  }),
);

export const card = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    minHeight: '84px',
    overflow: 'clip',
    '@container': { [middle]: { display: 'flex', flexDirection: 'column' } },
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
    selectors: { '&:focus-within': { outline: `2px solid ${colour.link}`, outlineOffset: '2px' } },
  }),
);

/** On a phone a line with its picture beside it, so that ten things are not ten screens. */
export const cover = style(
  component({
    display: 'block',
    width: '100%',
    // As high as the words beside it, and no higher.
    height: 0,
    minHeight: '100%',
    objectFit: 'cover',
    backgroundColor: colour.selected,
    '@container': { [middle]: { height: 'auto', minHeight: 0, aspectRatio: '16 / 9' } },
  }),
);

/** The picture itself is what stands in the card, whichever of its files is shown. */
globalStyle(`${card} > picture`, { display: 'contents' });

/** In place of a cover. */
export const bare = style(
  component({
    display: 'grid',
    placeItems: 'center',
    backgroundColor: colour.selected,
    color: colour.soft,
    '@container': { [middle]: { aspectRatio: '16 / 9' } },
  }),
);

export const text = style(
  component({ display: 'flex', flexDirection: 'column', flexGrow: 1, padding: '12px 16px 16px' }),
);

export const kind = style(component({ ...fontSize['13'], color: colour.soft }));

export const title = style(
  component({ ...fontSize['17'], fontWeight: fontWeight.strong, overflowWrap: 'anywhere' }),
);

/** The whole card is the link; it has one name. */
export const link = style(
  component({
    color: colour.ink,
    outline: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline' },
    },
  }),
);

export const price = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    marginTop: 'auto',
    paddingTop: '8px',
    fontVariantNumeric: 'tabular-nums',
  }),
);
