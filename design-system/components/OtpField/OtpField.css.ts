import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, radius } from '../../tokens/scales';

const { colour } = vars;

export const frame = style(component({ position: 'relative' }));

/** The one real input lies over the drawn boxes: people, screen readers and SMS fill all meet one field. */
export const input = style(
  component({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'text',
    fontSize: '17px',
  }),
);

export const boxes = style(
  component({ display: 'grid', gap: '8px', gridAutoFlow: 'column', gridAutoColumns: '1fr' }),
);

export const box = recipe({
  base: component({
    ...fontSize['26'],
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '56px',
    borderRadius: radius.control,
    backgroundColor: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.edge}`,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    invalid: { true: component({ boxShadow: `inset 0 0 0 2px ${colour.critical}` }) },
    next: {
      true: component({
        selectors: {
          [`${input}:focus ~ ${boxes} > &`]: {
            boxShadow: `inset 0 0 0 2px ${colour.link}, 0 0 0 3px ${colour.linkSoft}`,
          },
        },
      }),
    },
  },
});

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = style(
  component({
    display: 'none',
    width: '2px',
    height: '28px',
    backgroundColor: colour.link,
    animation: `${blink} 1s step-end infinite`,
    selectors: { [`${input}:focus ~ ${boxes} &`]: { display: 'block' } },
    '@media': { [media.calm]: { animation: 'none' } },
  }),
);
