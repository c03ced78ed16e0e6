import { component, media, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const line = `1px solid ${vars.colour.line}`;

/** What is looked at and how, in one row where there is room. */
export const choices = style(
  component({
    display: 'grid',
    gap: '12px',
    '@media': { [media.fromTablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end' } },
  }),
);

export const ranges = style(
  component({ width: '100%', '@media': { [media.fromTablet]: { width: 'auto' } } }),
);

export const dates = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' }),
);

export const top = style(
  component({ padding: '16px', '@media': { [media.fromTablet]: { padding: '20px' } } }),
);

/** Figures beside each other, as many as fit. */
export const summary = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
    gap: '16px',
    padding: '16px',
    '@media': { [media.fromTablet]: { padding: '16px 20px' } },
  }),
);

/** The same under something else. */
export const numbers = style([summary, component({ borderTop: line })]);

/** Over time, under the figures. */
export const course = style(
  component({
    padding: '16px',
    borderTop: line,
    '@media': { [media.fromTablet]: { padding: '20px' } },
  }),
);

export const bar = style(
  component({
    height: '8px',
    borderRadius: '3px',
    backgroundColor: vars.colour.sunken,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  }),
);

export const filled = style(
  component({
    height: '100%',
    width: 'max(3px, calc(var(--share) * 100%))',
    backgroundColor: vars.colour.edge,
  }),
);

export const paid = style(component({ backgroundColor: vars.colour.good }));

/** Nothing came so far: not even the least of a bar. */
export const empty = style(component({ width: 0 }));
