import { component, fontSize, fontWeight, motion, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour } = vars;

export const list = style(component({ borderTop: `1px solid ${colour.line}` }));

export const one = style(component({ borderBottom: `1px solid ${colour.line}` }));

export const question = style(
  component({
    ...fontSize['17'],
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '64px',
    padding: '12px 0',
    fontWeight: fontWeight.strong,
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

/** The plus turns into a cross. */
export const sign = style(
  component({ flexShrink: 0, transition: `transform ${motion.quick} ${motion.ease}` }),
);
globalStyle(
  `${one}[open] ${sign}`,
  component({ transform: 'rotate(45deg)' }) as Parameters<typeof globalStyle>[1],
);

export const answer = style(component({ color: colour.soft, padding: '0 32px 20px 0' }));
