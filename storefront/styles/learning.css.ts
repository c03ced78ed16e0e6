import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { wide } from '@haat/kinds/parts/preview/wide';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** A lesson, and beside it the others of its section where there is room. */
export const beside = style(
  component({
    width: '100%',
    maxWidth: 'calc(560px + 32px)',
    margin: '0 auto',
    padding: '32px 16px 0',
    '@container': {
      [wide]: {
        maxWidth: 'calc(976px + 32px)',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)',
        columnGap: '64px',
        alignItems: 'start',
      },
    },
  }),
);
export const aside = style(
  component({
    display: 'none',
    '@container': {
      [wide]: {
        display: 'block',
        position: 'sticky',
        top: '24px',
        maxHeight: 'calc(100vh - 48px)',
        overflowY: 'auto',
      },
    },
  }),
);
export const asideTitle = style(component({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' }));

const track = { backgroundColor: colour.selected, borderRadius: radius.badge } as const;
const line = { backgroundColor: colour.good, borderRadius: radius.badge } as const;
export const progress = style(
  component({
    ...track,
    display: 'block',
    width: '100%',
    height: '8px',
    appearance: 'none',
    border: `1px solid ${colour.edge}`,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
    '::-webkit-progress-bar': track,
    '::-webkit-progress-value': line,
    '::-moz-progress-bar': line,
  }),
);

export const section = style(component({ marginTop: '24px' }));

export const lessons = style(
  component({ margin: '8px 0 0', padding: 0, listStyle: 'none', borderTop: `1px solid ${colour.line}` }),
);

const row = {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) 24px',
  alignItems: 'center',
  columnGap: '8px',
  minHeight: '56px',
  padding: '8px 0',
  borderBottom: `1px solid ${colour.line}`,
} as const;

export const lesson = style(component({ ...row, color: colour.soft }));
export const lessonLink = style(
  component({
    ...row,
    color: colour.ink,
    textDecoration: 'none',
    selectors: { '&[aria-current]': { fontWeight: fontWeight.strong, color: colour.link } },
  }),
);
export const number = style(component({ color: colour.soft, fontVariantNumeric: 'tabular-nums' }));
export const title = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));
export const meta = style(component({ ...fontSize['13'], color: colour.soft, display: 'block' }));

export const question = style(
  component({
    margin: 0,
    minWidth: 0,
    padding: '16px',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
    display: 'grid',
    gap: '4px',
  }),
);
export const questionText = style(
  // Afloat it stands inside the frame, not on it.
  component({ padding: 0, float: 'left', fontWeight: fontWeight.strong, overflowWrap: 'anywhere' }),
);
export const option = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    overflowWrap: 'anywhere',
  }),
);
export const answer = style(
  component({
    ...fontSize['17'],
    minHeight: '48px',
    width: '100%',
    padding: '8px 12px',
    color: colour.ink,
    backgroundColor: colour.surface,
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
  }),
);
export const right = style(component({ color: colour.good, fontWeight: fontWeight.strong }));
export const done = style([right, component({ display: 'flex', alignItems: 'center', gap: '8px' })]);
export const wrong = style(component({ color: colour.caution, fontWeight: fontWeight.strong }));
export const session = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    padding: '16px',
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.card,
    overflowWrap: 'anywhere',
  }),
);
/** A session that runs: a dot before its words. */
export const liveNow = style(
  component({
    color: colour.critical,
    fontWeight: fontWeight.strong,
    '::before': {
      content: '""',
      display: 'inline-block',
      width: '8px',
      height: '8px',
      marginRight: '8px',
      borderRadius: '50%',
      backgroundColor: 'currentColor',
      forcedColorAdjust: 'none',
    },
  }),
);
export const turns = style(component({ display: 'flex', justifyContent: 'space-between', gap: '16px' }));

/** Over a page that its creator looks at. */
export const preview = style(
  component({
    display: 'flex',
    gap: '12px',
    marginBottom: '20px',
    padding: '12px 16px',
    borderRadius: radius.card,
    backgroundColor: colour.cautionSoft,
    color: colour.caution,
  }),
);
