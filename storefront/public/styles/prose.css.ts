import { component, fontSize, fontWeight, measure, radius, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';
import { inside, wide } from './frame.css';

const { colour } = vars;

export const columns = style([
  inside,
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '32px 64px',
    padding: '24px 16px 0',
    '@media': {
      [wide]: { gridTemplateColumns: '240px minmax(0, 1fr)', alignItems: 'start', padding: '48px 16px 0' },
    },
  }),
]);

export const head = style(component({ maxWidth: measure.reading, '@media': { [wide]: { gridColumn: 2 } } }));

export const title = style(
  component({
    ...fontSize['26'],
    fontWeight: fontWeight.strong,
    textWrap: 'balance',
    '@media': { [wide]: fontSize['36'] },
  }),
);

export const lead = style(component({ ...fontSize['17'], color: colour.soft, marginTop: '12px' }));

export const since = style(component({ ...fontSize['13'], color: colour.soft, marginTop: '12px' }));

/** On a phone folded away behind its title, beside the text where there is room. */
export const contents = style(
  component({
    '@media': { [wide]: { position: 'sticky', top: '24px', gridColumn: 1, gridRow: '1 / span 2' } },
  }),
);

export const contentsList = style(component({ counterReset: 'part', listStyle: 'none' }));

export const contentsLink = style(
  component({
    display: 'flex',
    gap: '8px',
    padding: '10px 0',
    color: colour.soft,
    borderRadius: '4px',
    selectors: { '&:hover': { color: colour.ink, textDecoration: 'underline' } },
    '@media': { [wide]: { padding: '6px 0' } },
  }),
);

export const body = style(component({ maxWidth: measure.reading, '@media': { [wide]: { gridColumn: 2 } } }));

export const section = style(
  component({ scrollMarginTop: '16px', selectors: { '& + &': { marginTop: '40px' } } }),
);

export const heading = style(
  component({ ...fontSize['20'], fontWeight: fontWeight.strong, textWrap: 'balance' }),
);

/** Running text, points and facts under a heading. */
export const text = style(component({ ...fontSize['17'], lineHeight: '28px', marginTop: '8px' }));

const inWords = (selector: string, rule: Parameters<typeof component>[0]) =>
  globalStyle(`${text} ${selector}`, component(rule) as Parameters<typeof globalStyle>[1]);

inWords('> * + *', { marginTop: '12px' });
inWords(':is(ul, ol)', { paddingLeft: '20px' });
inWords('ul', { listStyle: 'disc' });
inWords('ol', { listStyle: 'decimal' });
inWords('li + li', { marginTop: '8px' });
inWords('li::marker', { color: colour.soft });

/** One thing and all there is to say of it, as a card: a table would not fit a phone. */
export const fact = style(
  component({
    padding: '16px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
  }),
);

export const factTitle = style(component({ fontWeight: fontWeight.strong }));

export const factRows = style(
  component({
    ...fontSize['15'],
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: { '* + &': { marginTop: '8px' } },
    '@media': { '(min-width: 600px)': { gridTemplateColumns: '112px minmax(0, 1fr)', rowGap: '8px' } },
  }),
);

export const term = style(
  component({ color: colour.soft, '@media': { '(max-width: 599px)': { marginTop: '8px' } } }),
);

export const value = style(component({ margin: 0 }));
