import { component, fontSize, fontWeight, measure, radius, vars } from '@haat/design-system/styling';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour } = vars;

// The drawing says `data-lit` of a state that the chart is in, and `data-taken` of a transition it has just made.
const whenLit = '[data-lit] > &';
const whenTaken = '[data-taken] &';

/** What does not fit is scrolled, so that words keep their size. */
export const sheet = style(
  component({
    overflow: 'auto',
    backgroundColor: colour.ground,
    borderRadius: radius.card,
    boxShadow: `inset 0 0 0 1px ${colour.line}`,
    padding: '12px',
  }),
);

/** As wide as the page while its words can still be read, which they can at 11 px. */
export const drawing = style(
  component({
    display: 'block',
    width: 'clamp(calc(var(--natural) * 0.85), 100%, var(--natural))',
    maxWidth: 'none',
    height: 'auto',
  }),
);

const lit = { stroke: colour.accentPressed, strokeWidth: '2px' };
const filled = {
  fill: colour.surface,
  selectors: { [whenLit]: { ...lit, fill: colour.accentSoft } },
};

export const box = styleVariants({
  group: component({
    fill: 'none',
    stroke: colour.edge,
    strokeWidth: '1px',
    selectors: { [whenLit]: lit },
  }),
  state: component({ stroke: colour.edge, strokeWidth: '1px', ...filled }),
  final: component({ stroke: colour.edge, strokeWidth: '3px', ...filled }),
});

const said = {
  ...fontSize['13'],
  selectors: { [whenTaken]: { fill: colour.link, fontWeight: fontWeight.strong } },
};

export const words = styleVariants({
  name: component({ ...said, fill: colour.ink, fontWeight: fontWeight.strong }),
  tags: component({ ...said, fill: colour.soft }),
  runs: component({ ...said, fill: colour.good }),
  action: component({ ...said, fill: colour.soft }),
  transition: component({ ...said, fill: colour.ink }),
});

export const start = style(component({ fill: colour.ink }));

export const line = style(
  component({
    fill: 'none',
    stroke: colour.edge,
    strokeWidth: '1.25px',
    selectors: { [whenTaken]: { stroke: colour.link, strokeWidth: '2.5px' } },
  }),
);

export const head = style(
  component({ fill: colour.edge, selectors: { [whenTaken]: { fill: colour.link } } }),
);

/** Behind the words of an arrow, so that the arrow does not strike them through. */
export const behind = style(component({ fill: colour.ground }));

export const written = style(component({ ...fontSize['13'], color: colour.soft, maxWidth: measure.reading }));
