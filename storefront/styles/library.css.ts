import { component, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const list = style(component({ margin: '16px 0 0', padding: 0, listStyle: 'none' }));

export const item = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    minHeight: '64px',
    padding: '12px 0',
    borderBottom: `1px solid ${colour.line}`,
  }),
);

/** Its whole line is the way to what can be done with it. */
export const titleLink = style(
  component({
    display: 'inline-block',
    padding: '4px 0',
    color: colour.ink,
    fontWeight: fontWeight.strong,
    textDecoration: 'underline',
    textDecorationColor: colour.line,
    textUnderlineOffset: '4px',
    overflowWrap: 'anywhere',
  }),
);

/** Inside a combo, in the size of what stands below a title. */
export const comboItems = style(
  component({
    display: 'grid',
    gap: '4px',
    margin: '8px 0 0',
    padding: '0 0 0 12px',
    listStyle: 'none',
    borderInlineStart: `2px solid ${colour.line}`,
    overflowWrap: 'anywhere',
  }),
);

export const itemLink = style(
  component({
    display: 'inline-block',
    padding: '4px 0',
    color: colour.link,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  }),
);

export const leaving = style(component({ display: 'grid', gap: '12px', paddingTop: '16px' }));

export const actions = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: '12px' }),
);

export const part = style(component({ display: 'grid', gap: '16px', paddingTop: '32px' }));

export const starChoice = style(component({ margin: 0, padding: 0, border: 0, minWidth: 0 }));
export const stars = style(component({ display: 'flex', gap: '8px', paddingTop: '4px' }));
export const star = style(
  component({ position: 'relative', flex: '1 1 0', maxWidth: '72px', cursor: 'pointer' }),
);
/** Over its face, so that a finger finds it. */
export const radio = style(
  component({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);
export const starFace = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    minHeight: '44px',
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.control,
    selectors: {
      [`${radio}:checked + &`]: {
        boxShadow: `inset 0 0 0 1px ${colour.ink}`,
        borderColor: colour.ink,
        fontWeight: fontWeight.strong,
      },
      [`${radio}:focus-visible + &`]: { outline: `2px solid ${colour.link}`, outlineOffset: '2px' },
    },
  }),
);

export const section = style(component({ paddingTop: '32px' }));

/** A word, a kind, and the button beside them where there is room. */
export const search = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    alignItems: 'end',
    gap: '12px',
    paddingTop: '24px',
  }),
);

export const label = style(
  component({ display: 'block', fontWeight: fontWeight.strong, paddingBottom: '4px' }),
);
