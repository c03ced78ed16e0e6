import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

const paperBox = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
} as const;

/** On the page of a course. */
export const card = style(component({ ...paperBox, gap: '16px', marginTop: '24px', padding: '16px' }));
export const head = style(
  component({
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
    overflowWrap: 'anywhere',
  }),
);
export const actions = style(component({ display: 'flex', gap: '4px' }));
export const last = style(component({ borderBottom: 0 }));
export const waiting = style(
  component({
    ...fontSize['15'],
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginTop: '12px',
    color: colour.soft,
  }),
);

/** The page that confirms one. */
export const valid = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    marginBottom: '16px',
    padding: '4px 12px 4px 8px',
    borderRadius: radius.full,
    backgroundColor: colour.goodSoft,
    color: colour.good,
    fontWeight: fontWeight.strong,
  }),
);
export const paper = style(
  component({
    ...paperBox,
    gap: '12px',
    marginBottom: '16px',
    padding: '24px 20px',
    overflowWrap: 'anywhere',
  }),
);
export const accent = style(
  component({ width: '48px', height: '4px', margin: '4px 0 8px', backgroundColor: colour.accent }),
);
export const finished = style(component({ color: colour.soft }));
export const course = style(component({ ...fontSize['20'], fontWeight: fontWeight.strong }));
