import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const row = style(
  component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' }),
);

export const label = style(component({ display: 'block', fontWeight: fontWeight.strong }));
export const each = style(
  component({ ...fontSize['13'], color: colour.soft, fontVariantNumeric: 'tabular-nums' }),
);

export const chooser = style(component({ display: 'flex', gap: '8px' }));

export const select = style(
  component({
    minHeight: '48px',
    minWidth: '72px',
    padding: '0 12px',
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    backgroundColor: colour.surface,
    color: colour.ink,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const recount = style(
  component({
    minHeight: '48px',
    padding: '0 12px',
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    backgroundColor: colour.surface,
    color: colour.ink,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  }),
);

export const stepper = style(
  component({
    display: 'flex',
    alignItems: 'center',
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    backgroundColor: colour.surface,
  }),
);

export const step = style(
  component({
    ...fontSize['20'],
    width: '48px',
    height: '46px',
    borderRadius: radius.control,
    color: colour.ink,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&[aria-disabled="true"]': { color: colour.soft, opacity: 0.5, cursor: 'default' } },
  }),
);

export const count = style(
  component({
    minWidth: '32px',
    textAlign: 'center',
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const wrong = style(component({ ...fontSize['13'], marginTop: '4px', color: colour.critical }));
