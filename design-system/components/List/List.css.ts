import { style } from '@vanilla-extract/css';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight } from '../../tokens/scales';

const { colour } = vars;

export const list = style(component({ padding: 0 }));

export const row = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '68px',
    padding: '10px 16px',
    '@media': { [media.fromTablet]: { paddingLeft: '20px', paddingRight: '20px' } },
    selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  }),
);

export const pressable = style(
  component({
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.selected } } } },
  }),
);

/** The link's area is the whole row; what else can be pressed lies above it. */
export const cover = style(
  component({
    // A name that is a button would stand in the middle once it takes two lines.
    textAlign: 'start',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${colour.link}`, outlineOffset: '-2px' },
    },
  }),
);

export const text = style(component({ flex: '1 1 auto', minWidth: 0 }));
export const title = style(component({ ...fontSize['15'], fontWeight: fontWeight.strong, display: 'block' }));
export const meta = style(component({ ...fontSize['13'], color: colour.soft }));
export const below = style(component({ marginTop: '8px' }));
export const truncated = style(
  component({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const trailing = style(
  component({ ...fontSize['15'], flexShrink: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
);
export const trailingMeta = style(component({ ...fontSize['13'], color: colour.soft }));
export const actions = style(component({ position: 'relative', flexShrink: 0, display: 'flex' }));
