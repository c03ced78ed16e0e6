import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const row = style(component({ display: 'flex', alignItems: 'flex-start', gap: '8px' }));

export const fill = style(component({ flex: 1, minWidth: 0 }));

/** Level with the field, whose label stands above it. */
export const apply = style(
  component({
    minHeight: '48px',
    marginTop: '28px',
    padding: '0 16px',
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    backgroundColor: colour.surface,
    color: colour.ink,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  }),
);

/** What comes off, above what is left to pay. */
export const off = style(
  component({ display: 'flex', justifyContent: 'space-between', gap: '16px', color: colour.good }),
);

/** What a preview says of its prices. */
export const note = style(
  component({
    ...fontSize['15'],
    margin: '12px 0 16px',
    padding: '10px 14px',
    borderRadius: radius.control,
    overflowWrap: 'anywhere',
  }),
);
export const good = style(component({ backgroundColor: colour.goodSoft, color: colour.good }));
export const caution = style(component({ backgroundColor: colour.cautionSoft, color: colour.caution }));
