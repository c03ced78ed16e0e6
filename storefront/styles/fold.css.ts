import { component, fontWeight, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';
import { lineLink } from './line-link';

const { colour } = vars;

export const fold = style(component({ borderTop: `1px solid ${colour.line}` }));

export const title = style(
  component({
    minHeight: '44px',
    padding: '12px 0',
    color: colour.link,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  }),
);

/** In the place of a title, to what has a page of its own. */
export const link = style(component({ ...lineLink, display: 'flex' }));
