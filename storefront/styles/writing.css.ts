import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** What buyers write under a lesson: notes and questions. */
export const section = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    paddingTop: '24px',
    borderTop: `1px solid ${colour.line}`,
  }),
);
export const about = style(component({ ...fontSize['13'], marginTop: '4px', color: colour.soft }));

export const form = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' }));
export const failed = style(
  component({
    padding: '12px',
    borderRadius: radius.control,
    backgroundColor: colour.criticalSoft,
    color: colour.critical,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

/** The time of a note, and which recording it is of. */
export const times = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 12px' }),
);
export const time = style(component({ width: '128px' }));
export const film = style(component({ display: 'grid', gap: '4px', flex: '1 1 180px', minWidth: 0 }));
export const select = style(
  component({
    ...fontSize['17'],
    width: '100%',
    minHeight: '48px',
    padding: '8px 12px',
    color: colour.ink,
    backgroundColor: colour.surface,
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    textOverflow: 'ellipsis',
  }),
);

export const list = style(component({ margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(
  component({
    padding: '12px 0',
    borderBottom: `1px solid ${colour.line}`,
    scrollMarginTop: '16px',
    selectors: { '&:target': { backgroundColor: colour.selected } },
  }),
);
/** A note beside its second. */
export const timed = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '12px',
    alignItems: 'start',
  }),
);
export const at = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    minWidth: '72px',
    minHeight: '44px',
    padding: '0 12px',
    borderRadius: radius.full,
    backgroundColor: colour.selected,
    color: colour.link,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
/** Of a recording that is not in the lesson any more. */
export const past = style([at, component({ color: colour.soft })]);
export const text = style(component({ padding: '10px 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));

export const more = style(
  component({
    minHeight: '44px',
    width: 'fit-content',
    padding: '10px 0',
    color: colour.link,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  }),
);
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: '12px' }));

export const meta = style(
  component({ ...fontSize['13'], display: 'flex', flexWrap: 'wrap', gap: '4px 12px', color: colour.soft }),
);
export const waiting = style(component({ color: colour.caution, fontWeight: fontWeight.strong }));
export const asked = style(
  component({
    marginTop: '4px',
    fontWeight: fontWeight.strong,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
export const answer = style(
  component({
    marginTop: '8px',
    paddingInlineStart: '16px',
    borderInlineStart: `2px solid ${colour.line}`,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
export const pager = style(component({ display: 'flex', justifyContent: 'space-between', gap: '16px' }));
