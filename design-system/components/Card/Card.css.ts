import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { radius } from '../../tokens/scales';

const { colour } = vars;

export const card = recipe({
  base: component({
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
    overflow: 'clip',
    minWidth: 0,
  }),
  variants: {
    tone: {
      surface: component({ backgroundColor: colour.surface }),
      sunken: component({ backgroundColor: colour.sunken }),
    },
    fill: { true: component({ display: 'flex', flexDirection: 'column', height: '100%' }), false: {} },
  },
});

const inset = { paddingLeft: '16px', paddingRight: '16px' };
const wideInset = { paddingLeft: '20px', paddingRight: '20px' };

export const head = style(
  component({
    ...inset,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '56px',
    paddingTop: '8px',
    paddingBottom: '8px',
    '@media': { [media.fromTablet]: wideInset },
  }),
);

/** Over a list or a table that runs to the edges. */
export const headRuled = style(component({ borderBottom: `1px solid ${colour.line}` }));

/** A quiet button has 12 px of padding. */
const quietInset = { paddingLeft: '4px', paddingRight: '4px' };
const wideQuietInset = { paddingLeft: '8px', paddingRight: '8px' };

export const part = recipe({
  base: component({ paddingTop: '16px', paddingBottom: '16px' }),
  variants: {
    ruled: { true: component({ borderTop: `1px solid ${colour.line}` }), false: {} },
    holds: {
      words: component({ ...inset, '@media': { [media.fromTablet]: wideInset } }),
      quietButton: component({
        ...quietInset,
        paddingTop: '8px',
        paddingBottom: '8px',
        '@media': { [media.fromTablet]: wideQuietInset },
      }),
    },
  },
});

export const body = style(
  component({
    padding: '16px',
    '@media': { [media.fromTablet]: { padding: '20px' } },
    selectors: { [`${head} + &`]: { paddingTop: '4px' } },
  }),
);

export const filling = style(
  component({ flexGrow: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
);
