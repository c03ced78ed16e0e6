import { component, fontSize, fontWeight, motion, radius, vars } from '@haat/design-system/styling';
import { wide } from '@haat/kinds/parts/preview/wide';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { colour } = vars;

export const columns = style(
  component({
    display: 'grid',
    gap: '32px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: 'calc(560px + 32px)',
    margin: '0 auto',
    padding: '24px 16px 0',
    '@container': {
      [wide]: {
        maxWidth: 'calc(976px + 32px)',
        gridTemplateColumns: 'minmax(0, 1fr) 400px',
        columnGap: '72px',
        padding: '48px 16px 0',
      },
    },
  }),
);

export const single = style(
  component({ width: '100%', maxWidth: 'calc(560px + 32px)', margin: '0 auto', padding: '32px 16px 0' }),
);

export const stack = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', alignContent: 'start' }),
);
export const lead = style(
  component({ ...fontSize['17'], color: colour.soft, marginTop: '8px', textWrap: 'pretty' }),
);
export const sum = style(
  component({ ...fontSize['36'], fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' }),
);

const box = { padding: '16px', borderRadius: radius.card } as const;

export const steps = style(
  component({ ...box, backgroundColor: colour.surface, border: `1px solid ${colour.line}` }),
);

export const step = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: '12px',
    paddingBottom: '20px',
    selectors: {
      '&:last-child': { paddingBottom: 0 },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        left: '11px',
        top: '28px',
        bottom: '4px',
        width: '2px',
        backgroundColor: colour.line,
      },
    },
  }),
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const dot = {
  width: '24px',
  height: '24px',
  borderRadius: radius.full,
  display: 'grid',
  placeItems: 'center',
} as const;

export const dotDone = style(component({ ...dot, backgroundColor: colour.good, color: colour.surface }));
export const dotNow = style(
  component({
    ...dot,
    border: `5px solid ${colour.accentSoft}`,
    borderTopColor: colour.accent,
    borderRightColor: colour.accent,
    animation: `${turn} 1.6s linear infinite`,
  }),
);
export const dotNext = style(component({ ...dot, border: `2px solid ${colour.edge}` }));
export const stepText = style(component({ color: colour.soft }));
/** Under its title and the time beside that: a phone has no width to leave empty. */
export const stepBelow = style(component({ gridColumn: '2 / -1' }));
export const stepTime = style(component({ ...fontSize['13'], color: colour.soft }));

export const caution = style(
  component({
    ...box,
    display: 'flex',
    gap: '12px',
    backgroundColor: colour.cautionSoft,
    color: colour.caution,
  }),
);
export const bad = style(
  component({
    ...box,
    display: 'flex',
    gap: '12px',
    backgroundColor: colour.criticalSoft,
    color: colour.critical,
  }),
);

export const lines = style(component({ margin: 0 }));
export const line = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '12px 0',
    borderBottom: `1px solid ${colour.line}`,
  }),
);
/** Stays in one line, so that what is long goes on beside it rather than under it. */
export const term = style(component({ color: colour.soft, flexShrink: 0, maxWidth: '50%' }));
export const value = style(
  component({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
);

export const paid = style(
  component({ display: 'flex', alignItems: 'center', gap: '16px', marginBottom: '20px' }),
);

const settle = keyframes({ from: { transform: 'scale(0.8)', opacity: 0 } });

export const tick = style(
  component({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: radius.full,
    backgroundColor: colour.goodSoft,
    color: colour.good,
    animation: `${settle} ${motion.calm} ${motion.ease}`,
  }),
);

export const got = style(
  component({
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
    overflow: 'clip',
  }),
);
export const gotCover = style(
  component({ display: 'block', width: '100%', height: 'auto', aspectRatio: '2 / 1', objectFit: 'cover' }),
);
export const gotInside = style(component({ padding: '16px', display: 'grid', gap: '16px' }));

/** What somebody wrote to somebody else, with its line breaks. */
export const words = style(
  component({
    ...fontSize['17'],
    margin: '16px 0 0',
    padding: '12px 16px',
    borderLeft: `3px solid ${colour.accent}`,
    backgroundColor: colour.surface,
    borderRadius: `0 ${radius.card} ${radius.card} 0`,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);

/** A link to be read and selected. */
export const address = style(
  component({
    ...fontSize['13'],
    padding: '12px 16px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.control,
    overflowWrap: 'anywhere',
  }),
);
export const linkActions = style(component({ display: 'flex', justifyContent: 'center', gap: '24px' }));

export const keep = style(
  component({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    minHeight: '64px',
    padding: '8px 0',
    borderBottom: `1px solid ${colour.line}`,
  }),
);

export const keepAction = style(
  component({
    minHeight: '44px',
    minWidth: '44px',
    paddingLeft: '8px',
    color: colour.link,
    fontWeight: fontWeight.strong,
    textAlign: 'end',
    borderRadius: radius.badge,
  }),
);

export const keepLink = style([
  keepAction,
  component({ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end' }),
]);

export const code = style(
  component({
    ...fontSize['26'],
    letterSpacing: '0.4em',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: fontWeight.strong,
  }),
);

/** Between two lists, and a part of neither. */
export const aside = style(component({ ...fontSize['13'], color: colour.soft, margin: '16px 0 24px' }));

/** On paper only the receipt remains. */
export const notPrinted = style({ '@media': { print: { display: 'none !important' as 'none' } } });

globalStyle('body', { '@media': { print: { backgroundColor: '#fff', color: '#000' } } });

export const methods = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))', gap: '8px' }),
);

export const method = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '4px 12px',
    borderRadius: radius.control,
    backgroundColor: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.edge}`,
    selectors: { '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${colour.ink}` } },
  }),
);

export const codeForms = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', paddingTop: '24px' }),
);

export const notice = style(
  component({ ...box, display: 'flex', gap: '12px', backgroundColor: colour.sunken, color: colour.soft }),
);

export const stepTitle = style(component({ fontWeight: fontWeight.strong }));

export const textLink = style(
  component({ color: colour.link, fontWeight: fontWeight.strong, textDecoration: 'underline' }),
);

/** The order's number stands in the list below; the bar of a phone has no room for it. */
export const number = style(
  component({
    ...fontSize['13'],
    color: colour.soft,
    whiteSpace: 'nowrap',
    '@container': { [`not ${wide}`]: { display: 'none' } },
  }),
);
