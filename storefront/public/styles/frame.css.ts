import '@haat/design-system/preview.css';
import { component, fontSize, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** From here on there is room for two columns. */
export const wide = '(min-width: 900px)';
export const middle = '(min-width: 600px)';

/** The widest a public page becomes, its margins included. */
export const measure = '1152px';

export const page = style(
  component({ minHeight: '100vh', display: 'flex', flexDirection: 'column', backgroundColor: colour.ground }),
);

export const inside = style(
  component({ width: '100%', maxWidth: measure, margin: '0 auto', padding: '0 16px' }),
);

export const bar = style([
  inside,
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '64px',
  }),
]);

export const markLink = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: '0 4px',
    margin: '0 -4px',
  }),
);

export const places = style(component({ display: 'flex', alignItems: 'center', gap: '16px' }));

/** Shown in place of each other by touch.ts, which knows who is signed in. */
export const swap = style(component({ selectors: { '&[hidden]': { display: 'none' } } }));

export const main = style(component({ flexGrow: 1, outline: 'none' }));

export const foot = style(component({ marginTop: '64px' }));

export const footInside = style([
  inside,
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '32px 16px',
    padding: '40px 16px 24px',
    '@media': { [wide]: { gridTemplateColumns: '2fr 1fr 1fr 1fr', columnGap: '32px' } },
  }),
]);

export const footFirst = style(
  component({ gridColumn: '1 / -1', maxWidth: '280px', '@media': { [wide]: { gridColumn: 'auto' } } }),
);

export const footTitle = style(component({ ...fontSize['13'], color: colour.soft, marginBottom: '4px' }));

export const footLink = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    borderRadius: '4px',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [wide]: { minHeight: '36px' } },
  }),
);

export const particulars = style([
  inside,
  component({
    ...fontSize['13'],
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 16px',
    padding: '0 16px 40px',
    color: colour.soft,
  }),
]);

/** The other language is a link; the one that is spoken stands out and leads nowhere else. */
export const languageLink = style([
  footLink,
  component({
    color: colour.ink,
    textDecoration: 'underline',
    selectors: { '&[aria-current]': { color: colour.soft, textDecoration: 'none' } },
  }),
]);
