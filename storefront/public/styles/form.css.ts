import { component, measure, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';
import { inside, wide } from './frame.css';

const { colour } = vars;

export const columns = style([
  inside,
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px 96px',
    padding: '24px 16px 0',
    '@media': {
      [wide]: { gridTemplateColumns: `minmax(0, ${measure.form}) minmax(0, 1fr)`, paddingTop: '48px' },
    },
  }),
]);

export const form = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', paddingTop: '24px' }),
);

export const problem = style(
  component({
    padding: '16px',
    borderRadius: radius.card,
    backgroundColor: colour.criticalSoft,
    color: colour.critical,
  }),
);

export const aside = style(
  component({ display: 'grid', gap: '32px', alignContent: 'start', scrollMarginTop: '16px' }),
);

export const single = style([
  inside,
  component({ maxWidth: `calc(${measure.form} + 32px)`, paddingTop: '48px' }),
]);

export const number = style(
  component({
    marginTop: '24px',
    padding: '20px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
  }),
);
