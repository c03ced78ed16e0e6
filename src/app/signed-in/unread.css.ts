import { component, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** A link of an icon alone, where a bar has no room for its name. */
export const bell = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: radius.control,
    color: colour.ink,
  }),
);

/** Holds an icon and the number on it. */
export const holder = style(component({ position: 'relative', display: 'grid' }));

/** How many are unread, on the shoulder of an icon. */
export const bubble = style(
  component({
    position: 'absolute',
    top: '-6px',
    insetInlineStart: '12px',
    minWidth: '18px',
    padding: '0 4px',
    borderRadius: radius.full,
    backgroundColor: colour.link,
    color: colour.surface,
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: fontWeight.strong,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
