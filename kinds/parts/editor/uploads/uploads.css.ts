import { component, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** The button beside it opens it. */
export const fileInput = style(component({ position: 'absolute', width: '1px', height: '1px', opacity: 0 }));

/** Where files can be dropped. */
export const dropZone = style(
  component({
    position: 'relative',
    border: `1.5px dashed ${colour.line}`,
    borderRadius: radius.card,
    padding: '20px 16px',
    selectors: {
      '&[data-over]': { borderColor: colour.accent, background: colour.accentSoft },
    },
  }),
);
