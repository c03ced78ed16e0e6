import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontWeight } from '../../tokens/scales';

const { colour } = vars;

export const link = recipe({
  base: component({
    borderRadius: '4px',
    textUnderlineOffset: '0.2em',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
  variants: {
    tone: {
      link: component({ color: colour.link }),
      ink: component({ color: colour.ink }),
      soft: component({ color: colour.soft }),
    },
    weight: {
      regular: component({ fontWeight: fontWeight.regular }),
      strong: component({ fontWeight: fontWeight.strong }),
    },
    /** Inside a sentence colour alone does not tell a link. */
    underlined: { true: component({ textDecoration: 'underline', textDecorationThickness: '1px' }) },
    /** On its own it is as high as a finger, and what can be pressed is a little wider than a short word. */
    standalone: {
      true: component({
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: '4px',
        selectors: { '&::after': { content: '""', position: 'absolute', inset: '0 -8px' } },
        '@media': { [media.coarse]: { minHeight: '44px' } },
      }),
    },
  },
});
