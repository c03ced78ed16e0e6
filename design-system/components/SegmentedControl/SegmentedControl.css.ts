import { style } from '@vanilla-extract/css';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, radius } from '../../tokens/scales';

const { colour } = vars;

export const track = style(
  component({
    display: 'flex',
    padding: '3px',
    borderRadius: radius.card,
    border: `1px solid ${colour.line}`,
    backgroundColor: colour.sunken,
    '@media': { [media.fromTablet]: { width: 'fit-content' } },
  }),
);

export const segment = style(
  component({
    ...fontSize['15'],
    position: 'relative',
    flex: '1 1 0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '42px',
    minWidth: 'max-content',
    padding: '0 12px',
    borderRadius: '9px',
    color: colour.soft,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        color: colour.ink,
        fontWeight: fontWeight.strong,
        // White stays white; in the dark it becomes lighter than the card that the control lies on.
        backgroundColor: [colour.surface, `color-mix(in srgb, #fff 6%, ${colour.surface})`],
        boxShadow: `0 0 0 1px ${colour.line}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${colour.link}`, outlineOffset: '1px' },
    },
    '@media': {
      [media.tiny]: { padding: '0 8px' },
      [media.fromTablet]: { minHeight: '38px', padding: '0 16px' },
    },
  }),
);

/** The hit area is the whole height of the control, its frame included. */
export const input = style(
  component({
    position: 'absolute',
    inset: '-4px 0',
    width: '100%',
    height: 'calc(100% + 8px)',
    opacity: 0,
    cursor: 'pointer',
  }),
);

export const ofIcons = style(component({ width: 'fit-content' }));
