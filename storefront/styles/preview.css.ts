import { component, fontSize, fontWeight, measure, radius, vars } from '@haat/design-system/styling';
import { wide } from '@haat/kinds/parts/preview/wide';
import { globalStyle, style } from '@vanilla-extract/css';
import { below, middle, oneColumnWidth } from './page.css';

const { colour } = vars;

export const columns = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: `calc(${measure.preview} + 32px)`,
    margin: '0 auto',
    '@container': {
      [oneColumnWidth]: { maxWidth: 'calc(560px + 32px)', paddingTop: '8px' },
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 368px',
        gridTemplateRows: 'auto 1fr',
        columnGap: '64px',
        padding: '32px 16px 0',
      },
    },
  }),
);

/** One price: before what is read below has come, the bar stands where it stands then. */
export const barColumns = style(
  component({ '@container': { [`not ${wide}`]: { gridTemplateRows: 'auto minmax(60vh, auto) auto' } } }),
);

/** An open amount is the screen; its card is wider. */
export const openColumns = style(
  component({ '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } } }),
);

export const head = style(component({ '@container': { [wide]: { gridColumn: 1, gridRow: 1 } } }));

export const cover = style(
  component({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    backgroundColor: colour.selected,
    '@container': { [middle]: { borderRadius: radius.card } },
  }),
);

export const text = style(
  component({ padding: '20px 16px 0', '@container': { [wide]: { padding: '20px 0 0' } } }),
);

export const title = style(
  component({
    ...fontSize['26'],
    fontWeight: fontWeight.strong,
    textWrap: 'balance',
    marginBottom: '8px',
    '@container': { [wide]: fontSize['36'] },
  }),
);

/** What is read after the first screenful. */
export const rest = style([
  below,
  component({
    padding: '40px 16px 24px',
    '@container': { [wide]: { gridColumn: 1, gridRow: 2, padding: '48px 0 0' } },
  }),
]);

export const price = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 12px',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const figure = style(component({ ...fontSize['36'], fontWeight: fontWeight.strong }));
/** Behind a price that is paid again: how often. */
export const each = style(component({ ...fontSize['17'], color: colour.soft }));
export const barEach = style(
  component({
    ...fontSize['13'],
    display: 'block',
    fontWeight: fontWeight.regular,
    color: colour.soft,
    whiteSpace: 'nowrap',
  }),
);
export const struck = style(
  component({ ...fontSize['17'], color: colour.soft, textDecoration: 'line-through' }),
);
export const saved = style(
  component({ ...fontSize['13'], color: colour.good, fontWeight: fontWeight.strong }),
);

export const onlyNarrow = style(component({ '@container': { [wide]: { display: 'none' } } }));
export const onlyWide = style(component({ '@container': { [`not ${wide}`]: { display: 'none' } } }));

const cardOnWide = {
  gridColumn: 2,
  gridRow: '1 / 3',
  alignSelf: 'start',
  position: 'sticky',
  top: '24px',
  padding: '24px',
  backgroundColor: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
} as const;

/**
 * One price: under the thumb on a phone, a card beside the page where there is room. In the document it stands before what is read below,
 * so that it can be pressed before that has come.
 */
export const buyBar = style(
  component({
    gridRow: 3,
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    backgroundColor: colour.surface,
    borderTop: `1px solid ${colour.line}`,
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    '@container': { [wide]: { ...cardOnWide, bottom: 'auto' } },
  }),
);

/** What the keyboard leads to comes to lie above the bar, not under it. Asked with what stands below, it costs the first frame nothing. */
globalStyle(`html:has(${buyBar} ~ ${below})`, { scrollPaddingBottom: '112px' });

export const buyLine = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    '@container': { [wide]: { display: 'block' } },
  }),
);

export const buyFill = style(component({ flexGrow: 1, '@container': { [wide]: { margin: '20px 0 12px' } } }));

export const barPrice = style(
  component({
    ...fontSize['20'],
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [wide]: { display: 'none' } },
  }),
);

export const barStruck = style(
  component({ ...fontSize['13'], display: 'block', color: colour.soft, textDecoration: 'line-through' }),
);

/** An open price, or several: the choice stands in the page. */
export const buyCard = style(component({ padding: '24px 16px 0', '@container': { [wide]: cardOnWide } }));

/** On a phone it begins where the bar of the choice ends up. */
export const choiceCard = style([
  buyCard,
  component({ '@container': { [`not ${wide}`]: { gridArea: '2 / 1', scrollMarginTop: '8px' } } }),
]);

/**
 * The bar of the choice stands at the foot of the screen until the end of its form comes, and comes to rest behind it. Whoever leads the
 * keyboard to it sees it there, too.
 */
export const choiceBar = style([
  buyBar,
  component({
    gridArea: '2 / 1',
    alignSelf: 'end',
    selectors: { '&:focus-within': { zIndex: 3 } },
    '@container': { [wide]: { display: 'none' } },
  }),
]);

/** The button of the form and what stands below it: over the bar, and at least as high. */
export const choiceEnd = style(
  component({
    '@container': {
      [`not ${wide}`]: {
        position: 'relative',
        zIndex: 2,
        margin: '-16px -16px 0',
        padding: '16px 16px 0',
        minHeight: 'calc(96px + env(safe-area-inset-bottom))',
        backgroundColor: colour.ground,
      },
    },
  }),
);

export const trust = style(
  component({
    ...fontSize['13'],
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    marginTop: '12px',
    color: colour.soft,
  }),
);

export const note = style(component({ ...fontSize['13'], color: colour.soft }));

export const story = style(component({ marginBottom: '40px' }));

/** In a sentence, and marked as such. */
export const factLink = style(component({ color: colour.link, textDecoration: 'underline' }));

/** Under the price where it has a card. */
export const included = style(
  component({
    display: 'grid',
    gap: '12px',
    margin: 0,
    marginTop: '20px',
    padding: 0,
    paddingTop: '20px',
    listStyle: 'none',
    borderTop: `1px solid ${colour.line}`,
  }),
);

/** The same on a phone: two to a line, of which one may stand alone. */
export const facts = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    gap: '16px 12px',
    margin: 0,
    marginTop: '16px',
    padding: '16px 0',
    listStyle: 'none',
    borderBlock: `1px solid ${colour.line}`,
  }),
);

export const includedLine = style(
  component({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '12px',
    alignItems: 'start',
    overflowWrap: 'anywhere',
  }),
);
