import { component, fontSize, measure, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour } = vars;

export const middle = style(
  component({ width: '100%', maxWidth: '464px', margin: '0 auto', padding: '32px 16px' }),
);

export const picture = style(component({ maxWidth: '260px', margin: '0 auto 24px' }));

export const lead = style(
  component({
    ...fontSize['17'],
    display: 'block',
    color: colour.soft,
    marginTop: '8px',
    maxWidth: measure.reading,
  }),
);

export const action = style(component({ marginTop: '24px' }));

export const kept = style(component({ marginTop: '40px', selectors: { '&[hidden]': { display: 'none' } } }));

export const rows = style(
  component({
    margin: 0,
    marginTop: '12px',
    padding: 0,
    listStyle: 'none',
    borderTop: `1px solid ${colour.line}`,
  }),
);

/** Made by a script: an address and nothing else. */
globalStyle(`${rows} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '56px',
  padding: '8px 0',
  color: colour.link,
  borderBottom: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
});
