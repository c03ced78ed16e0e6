import { component, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** A message as Telegram shows it: the picture over its text, the button below both. */
export const bubble = style(
  component({
    maxWidth: '320px',
    overflow: 'hidden',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.control,
  }),
);

export const picture = style(component({ display: 'block', width: '100%', height: 'auto' }));

export const bubbleText = style(component({ padding: '12px', overflowWrap: 'anywhere' }));

export const bubbleButton = style(
  component({
    borderTop: `1px solid ${colour.line}`,
    padding: '10px 12px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

/** A date and its time, below each other where there is no room. */
export const moment = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: '12px' }),
);
