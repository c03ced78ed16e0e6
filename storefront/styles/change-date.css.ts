import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const dates = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
  }),
);

export const legend = style(component({ padding: 0, marginBottom: '8px', fontWeight: fontWeight.strong }));

const row = component({
  display: 'flex',
  gap: '12px',
  alignItems: 'flex-start',
  minHeight: '56px',
  padding: '12px 16px',
  borderRadius: radius.control,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.edge}`,
});

export const date = style({
  ...row,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${colour.ink}` } },
});

/** It cannot be chosen; why stands in it. */
export const closedDate = style({ ...row, backgroundColor: colour.sunken });

export const mark = style(
  component({ flexShrink: 0, width: '20px', height: '20px', margin: '2px 0 0', accentColor: colour.ink }),
);

export const day = style(component({ display: 'block', fontWeight: fontWeight.strong }));
export const note = style(component({ display: 'block', ...fontSize['13'], color: colour.soft }));
