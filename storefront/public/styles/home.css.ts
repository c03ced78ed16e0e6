import { component, fontSize, fontWeight, media, radius, vars } from '@haat/design-system/styling';
import { style, styleVariants } from '@vanilla-extract/css';
import { inside, middle, wide } from './frame.css';
import { card } from './section.css';

const { colour } = vars;

export const hero = style([
  inside,
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '32px 64px',
    alignItems: 'center',
    padding: '16px 16px 0',
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', paddingTop: '32px' } },
  }),
]);

export const title = style(
  component({ ...fontSize['36'], fontWeight: fontWeight.strong, textWrap: 'balance', maxWidth: '12em' }),
);

export const titleLine = style(component({ '@media': { [`not all and ${middle}`]: { display: 'block' } } }));

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 24px',
    paddingTop: '24px',
  }),
);

export const main = style(component({ width: '100%', '@media': { [middle]: { width: 'auto' } } }));

export const promises = style(component({ display: 'grid', gap: '8px', paddingTop: '20px' }));

export const promise = style(
  component({ display: 'flex', gap: '12px', alignItems: 'flex-start', color: colour.soft }),
);

export const tick = style(component({ flexShrink: 0, paddingTop: '2px', color: colour.good }));

export const art = style(
  component({ width: '100%', maxWidth: '600px', height: 'auto', margin: '0 auto', aspectRatio: '600 / 560' }),
);

/** A pelmet hangs over each kind. */
const pelmet = 12;
export const kinds = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    marginTop: '24px',
    overflowWrap: 'break-word',
    '@media': {
      [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '24px' },
    },
  }),
);

export const kind = style([
  card,
  component({
    position: 'relative',
    overflow: 'clip',
    paddingTop: `${16 + 2 * pelmet}px`,
    '@media': { [wide]: { padding: `${20 + 2 * pelmet}px 20px 20px` } },
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '0 0 auto',
        height: `${2 * pelmet}px`,
        backgroundImage: [
          'linear-gradient(90deg, currentColor 50%, transparent 50%)',
          `radial-gradient(circle at ${pelmet}px ${pelmet}px, currentColor 0 ${pelmet - 0.5}px, transparent ${pelmet}px)`,
        ].join(', '),
        backgroundSize: `${4 * pelmet}px ${pelmet}px, ${4 * pelmet}px ${2 * pelmet}px`,
        backgroundRepeat: 'repeat-x',
      },
    },
  }),
]);

/** Cloth of four colours, in turn. Art: it says nothing. */
export const cloth = styleVariants(
  { 0: [colour.awning], 1: [colour.link], 2: [colour.good], 3: [colour.caution] },
  ([hue]) => component({ selectors: { '&::before': { color: hue ?? colour.awning } } }),
);

export const shown = style(
  component({
    display: 'grid',
    placeItems: 'center',
    minHeight: '196px',
    padding: '20px',
    backgroundColor: colour.sunken,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
    '@media': { [wide]: { minHeight: '280px' } },
  }),
);

export const example = style(
  component({
    width: '100%',
    maxWidth: '280px',
    overflow: 'clip',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
  }),
);

export const exampleWords = style(component({ display: 'grid', gap: '4px', padding: '12px 16px 16px' }));
export const exampleCover = style(
  component({ display: 'block', width: '100%', height: '104px', objectFit: 'cover' }),
);
export const exampleButton = style(
  component({
    display: 'block',
    marginTop: '8px',
    padding: '10px',
    textAlign: 'center',
    fontWeight: fontWeight.strong,
    backgroundColor: colour.accent,
    color: colour.onAccent,
    borderRadius: radius.control,
  }),
);
export const exampleSum = style(
  component({ ...fontSize['26'], fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' }),
);
export const exampleIn = style([exampleSum, component({ color: colour.good })]);

export const step = style(
  component({ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: '12px', paddingTop: '16px' }),
);
export const number = style(
  component({
    ...fontSize['13'],
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: radius.full,
    border: `1px solid ${colour.edge}`,
    fontWeight: fontWeight.strong,
  }),
);

export const closing = style([
  inside,
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '24px',
  }),
]);
