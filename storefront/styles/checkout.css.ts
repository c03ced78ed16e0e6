import { component, fontSize, fontWeight, motion, radius, vars } from '@haat/design-system/styling';
import { wide } from '@haat/kinds/parts/preview/wide';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { middle } from './page.css';
import { qr, scanText } from './pay.css';

const { colour } = vars;

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

/** A sheet over the dimmed preview, so that nobody feels sent away. */
export const sheet = style(
  component({
    width: '100%',
    maxWidth: '100%',
    height: 'fit-content',
    maxHeight: '92dvh',
    margin: 'auto 0 0',
    padding: 0,
    border: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // What is focused stands clear of the header and of the pay bar.
    scrollPadding: '68px 0 112px',
    color: colour.ink,
    backgroundColor: colour.ground,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    selectors: {
      '&[open]': { animation: `${rise} ${motion.calm} ${motion.ease}` },
      '&::backdrop': { backgroundColor: colour.scrim },
    },
    '@media': {
      [middle]: { width: '560px', margin: 'auto', borderRadius: radius.card },
    },
  }),
);

globalStyle(`html:has(${sheet}[open])`, { overflow: 'hidden' });

export const sheetHead = style(
  component({
    position: 'sticky',
    top: 0,
    // Over the boxes of fields, which are layers of their own.
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '12px 6px 4px 16px',
    backgroundColor: colour.ground,
  }),
);

export const form = style(component({ display: 'grid', gap: '20px', padding: '8px 16px 0' }));

export const product = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '12px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
  }),
);

export const thumb = style(
  component({
    width: '72px',
    height: '48px',
    flexShrink: 0,
    objectFit: 'cover',
    borderRadius: radius.badge,
    backgroundColor: colour.selected,
  }),
);

export const productText = style(component({ minWidth: 0 }));
export const productTitle = style(component({ fontWeight: fontWeight.strong }));
export const quiet = style(component({ ...fontSize['13'], color: colour.soft }));

/** What the pieces cost before something comes off. */
export const line = style(component({ display: 'flex', justifyContent: 'space-between', gap: '16px' }));

export const total = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '16px',
    borderTop: `1px solid ${colour.line}`,
    paddingTop: '12px',
    fontWeight: fontWeight.strong,
  }),
);

export const totalFigure = style(component({ ...fontSize['36'], fontVariantNumeric: 'tabular-nums' }));

export const problem = style(
  component({
    padding: '12px 16px',
    borderRadius: radius.control,
    backgroundColor: colour.criticalSoft,
    color: colour.critical,
    fontWeight: fontWeight.strong,
  }),
);

/** Always in reach of the thumb. */
export const payBar = style(
  component({
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    margin: '0 -16px',
    padding: '12px 16px calc(8px + env(safe-area-inset-bottom))',
    backgroundColor: colour.surface,
    borderTop: `1px solid ${colour.line}`,
  }),
);

export const secured = style(
  component({
    ...fontSize['13'],
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '28px',
    color: colour.soft,
  }),
);

/** In a bar at the foot it would lie over the form. */
export const payCode = style(
  component({ paddingBottom: '16px', '@container': { [`not ${wide}`]: { display: 'none' } } }),
);

/** In the card of a desk a code leaves room for the words beside it. */
globalStyle(`${payCode} ${qr}`, { '@layer': { component: { width: '184px' } } });
globalStyle(`${payCode} ${scanText}`, { '@layer': { component: { flexBasis: '140px' } } });

export const refund = style(
  component({ ...fontSize['13'], display: 'flex', gap: '12px', color: colour.soft }),
);

const titleHeight = '32px';
const titleGap = '12px';

/** The same step as a page of its own: two columns where there is room. */
export const pageForm = style(
  component({
    width: '100%',
    maxWidth: 'calc(560px + 32px)',
    margin: '0 auto',
    padding: '16px 0 0',
    '@container': { [wide]: { maxWidth: 'calc(976px + 32px)', padding: '40px 0 0' } },
  }),
);

globalStyle(`html:has(${pageForm})`, { scrollPaddingBottom: '112px' });

globalStyle(`${pageForm} ${form}`, {
  '@layer': {
    component: {
      '@container': {
        [wide]: {
          gridTemplateColumns: 'minmax(0, 1fr) 424px',
          gridTemplateRows: 'auto 1fr',
          columnGap: '72px',
          rowGap: 0,
        },
      },
    },
  },
});

export const fields = style(component({ display: 'grid', gap: '16px', alignContent: 'start' }));

/** What is bought and what it costs: first on a phone, the top of the card beside the fields where there is room. */
export const order = style(component({ display: 'grid', gap: '12px', alignContent: 'start' }));

/** No box of its own on a phone: the pay bar sticks while any of the form is seen. */
export const summary = style(component({ display: 'contents', gap: '20px', alignContent: 'start' }));

globalStyle(`${pageForm} ${form} > ${fields}`, {
  '@layer': { component: { '@container': { [wide]: { gridColumn: 1, gridRow: '1 / 3' } } } },
});

globalStyle(`${pageForm} ${order}`, {
  '@layer': {
    component: {
      '@container': {
        [wide]: {
          gridColumn: 2,
          // Its top is that of the title over the fields.
          marginTop: `calc(-${titleHeight} - ${titleGap})`,
          gap: '20px',
          padding: '24px 24px 20px',
          backgroundColor: colour.surface,
          border: `1px solid ${colour.line}`,
          borderBottom: 0,
          borderRadius: `${radius.card} ${radius.card} 0 0`,
        },
      },
    },
  },
});

globalStyle(`${pageForm} ${summary}`, {
  '@layer': {
    component: {
      '@container': {
        [wide]: {
          display: 'grid',
          gridColumn: 2,
          alignSelf: 'start',
          padding: '0 24px 24px',
          backgroundColor: colour.surface,
          border: `1px solid ${colour.line}`,
          borderTop: 0,
          borderRadius: `0 0 ${radius.card} ${radius.card}`,
        },
      },
    },
  },
});

globalStyle(`${pageForm} ${product}`, {
  '@layer': { component: { '@container': { [wide]: { padding: 0, border: 0 } } } },
});

globalStyle(`${pageForm} ${payBar}`, {
  '@layer': {
    component: { '@container': { [wide]: { position: 'static', margin: 0, padding: 0, border: 0 } } },
  },
});

export const pageTitle = style(component({ padding: `0 16px ${titleGap}` }));

export const inlineLink = style(
  component({ color: colour.link, fontWeight: fontWeight.strong, textDecoration: 'underline' }),
);
