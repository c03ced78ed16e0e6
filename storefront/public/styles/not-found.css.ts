import { component, fontSize, measure, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';
import { inside } from './frame.css';

export const middle = style([
  inside,
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingTop: '24px',
    textAlign: 'center',
  }),
]);

export const picture = style(component({ width: '260px', maxWidth: '70%', marginBottom: '24px' }));

export const lead = style(
  component({
    ...fontSize['17'],
    color: vars.colour.soft,
    marginTop: '8px',
    maxWidth: measure.reading,
    textWrap: 'balance',
  }),
);

export const links = style(
  component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px', marginTop: '24px' }),
);
