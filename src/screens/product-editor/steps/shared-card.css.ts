import { component, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

export const card = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '12px',
    border: `1px solid ${vars.colour.line}`,
    borderRadius: radius.card,
    backgroundColor: vars.colour.surface,
  }),
);

/** With a picture of its own, which chats show above the words and in this shape. */
export const tall = style(
  component({
    border: `1px solid ${vars.colour.line}`,
    borderRadius: radius.card,
    backgroundColor: vars.colour.surface,
    overflow: 'hidden',
    maxWidth: '480px',
  }),
);

export const picture = style(
  component({ display: 'block', width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover' }),
);

export const below = style(component({ padding: '12px', minWidth: 0 }));

export const words = style(component({ flexGrow: 1, minWidth: 0 }));
