import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const label = style(
  component({ ...fontSize['15'], display: 'block', fontWeight: fontWeight.strong, marginBottom: '4px' }),
);

export const box = style(
  component({
    ...fontSize['36'],
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '72px',
    padding: '0 20px',
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: colour.surface,
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 1px ${colour.edge}`,
    cursor: 'text',
    selectors: {
      '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour.link}, 0 0 0 3px ${colour.linkSoft}` },
      '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${colour.critical}` },
    },
  }),
);

export const sign = style(component({ color: colour.soft }));

export const input = style(
  component({
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    outline: 'none',
    fontWeight: fontWeight.strong,
    backgroundColor: 'transparent',
    caretColor: colour.link,
  }),
);

export const chips = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
    gap: '8px',
    marginTop: '8px',
  }),
);

export const chip = style(
  component({
    ...fontSize['15'],
    minHeight: '44px',
    borderRadius: radius.control,
    backgroundColor: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.edge}`,
    fontVariantNumeric: 'tabular-nums',
    touchAction: 'manipulation',
    selectors: {
      '&[aria-pressed="true"]': { fontWeight: fontWeight.strong, boxShadow: `inset 0 0 0 2px ${colour.ink}` },
    },
  }),
);

export const help = style(
  component({
    ...fontSize['13'],
    color: colour.soft,
    margin: '4px 0 16px',
    selectors: { '&[data-wrong]': { color: colour.critical } },
  }),
);

export const choice = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '56px',
    padding: '8px 16px',
    borderRadius: radius.control,
    backgroundColor: colour.surface,
    boxShadow: `inset 0 0 0 1px ${colour.edge}`,
    selectors: {
      '& + &': { marginTop: '8px' },
      '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${colour.ink}` },
      '&:has(:focus-visible)': { outline: `2px solid ${colour.link}`, outlineOffset: '2px' },
    },
  }),
);

export const radio = style(
  component({ width: '20px', height: '20px', flexShrink: 0, accentColor: colour.ink, outline: 'none' }),
);
export const choiceText = style(component({ flexGrow: 1, minWidth: 0 }));
export const choicePrice = style(
  component({ fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
