import { component, fontSize, fontWeight, radius, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour } = vars;

export const area = style(component({ position: 'relative' }));

/** The page scrolls with a finger everywhere but here. */
export const handle = style(
  component({
    position: 'relative',
    // A row that can be pressed covers what comes before its name.
    zIndex: 1,
    flexShrink: 0,
    margin: '0 -8px 0 -12px',
    color: colour.soft,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    WebkitTouchCallout: 'none',
  }),
);

globalStyle(
  `${handle} > button`,
  component({ cursor: 'inherit', color: 'inherit' }) as Parameters<typeof globalStyle>[1],
);
globalStyle(
  `${area} [data-dragged]`,
  component({ opacity: 0.45, backgroundColor: colour.sunken }) as Parameters<typeof globalStyle>[1],
);
/** Picked up with a key. */
globalStyle(
  `${area} li:has([data-drag][aria-pressed="true"])`,
  component({ backgroundColor: colour.accentSoft }) as Parameters<typeof globalStyle>[1],
);

/** Where it will be. */
export const mark = style(
  component({
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: '4px',
    marginTop: '-2px',
    borderRadius: '2px',
    backgroundColor: colour.accent,
    zIndex: 3,
    pointerEvents: 'none',
    selectors: {
      '&[hidden]': { display: 'none' },
      '&::before': {
        content: '""',
        position: 'absolute',
        left: '-4px',
        top: '-4px',
        width: '12px',
        height: '12px',
        borderRadius: '50%',
        backgroundColor: colour.accent,
      },
    },
  }),
);

/** What is dragged, beside the pointer. */
export const chip = style(
  component({
    ...fontSize['15'],
    fontWeight: fontWeight.strong,
    position: 'absolute',
    top: 0,
    left: '16px',
    maxWidth: 'min(280px, 80%)',
    padding: '8px 12px',
    border: `1px solid ${colour.accent}`,
    borderRadius: radius.card,
    backgroundColor: colour.surface,
    color: colour.ink,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    zIndex: 4,
    pointerEvents: 'none',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

/** Can be dropped into while it is empty. */
export const dropList = style(component({ minHeight: '12px' }));
