import { component, fontSize, fontWeight, measure, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { colour } = vars;

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

export const drawing = style(component({ display: 'block', maxWidth: 'none' }));

export const box = recipe({
  base: component({ fill: colour.surface, stroke: colour.edge, strokeWidth: '1px' }),
  variants: {
    kind: {
      group: component({ fill: 'none' }),
      state: {},
      final: component({ strokeWidth: '3px' }),
    },
    isLit: { true: component({ stroke: colour.accentPressed, strokeWidth: '2px' }) },
  },
  compoundVariants: [
    { variants: { kind: 'state', isLit: true }, style: component({ fill: colour.accentSoft }) },
    { variants: { kind: 'final', isLit: true }, style: component({ fill: colour.accentSoft }) },
  ],
});

export const words = recipe({
  base: component({ ...fontSize['13'], fill: colour.ink }),
  variants: {
    kind: {
      name: component({ fontWeight: fontWeight.strong }),
      tags: component({ fill: colour.soft }),
      runs: component({ fill: colour.good }),
      action: component({ fill: colour.soft }),
      transition: {},
    },
    isTaken: { true: component({ fill: colour.link, fontWeight: fontWeight.strong }) },
  },
});

export const start = style(component({ fill: colour.ink }));

export const line = recipe({
  base: component({ fill: 'none', stroke: colour.edge, strokeWidth: '1.25px' }),
  variants: { isTaken: { true: component({ stroke: colour.link, strokeWidth: '2.5px' }) } },
});

export const head = recipe({
  base: component({ fill: colour.edge }),
  variants: { isTaken: { true: component({ fill: colour.link }) } },
});

/** Behind the words of an arrow, so that the arrow does not strike them through. */
export const behind = style(component({ fill: colour.ground }));

export const written = style(component({ ...fontSize['13'], color: colour.soft, maxWidth: measure.reading }));
