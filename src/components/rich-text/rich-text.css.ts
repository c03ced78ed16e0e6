import { component, fontSize, radius, vars } from '@haat/design-system/styling';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour } = vars;

/** The box of a field, with the tools along its upper edge. */
export const box = style(
  component({
    width: '100%',
    backgroundColor: colour.surface,
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 1px ${colour.edge}`,
    selectors: {
      '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour.link}, 0 0 0 3px ${colour.linkSoft}` },
    },
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  }),
);

export const tools = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    padding: '2px',
    borderBottom: `1px solid ${colour.line}`,
  }),
);

/** One tool, as large as a thumb. Pressed it says so by more than its colour. */
export const tool = style(
  component({
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: radius.control,
    color: colour.soft,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: colour.sunken },
      '&[aria-pressed="true"]': {
        backgroundColor: colour.linkSoft,
        color: colour.link,
        boxShadow: `inset 0 -2px 0 ${colour.link}`,
      },
      '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
      '&:focus-visible': { outline: `2px solid ${colour.link}`, outlineOffset: '-2px' },
    },
  }),
);

export const linkBar = style(component({ padding: '12px 14px', borderBottom: `1px solid ${colour.line}` }));

/** What is written. It scrolls by itself when it is long, so that the tools stay at hand. */
export const writing = style(
  component({
    ...fontSize['17'],
    padding: '12px 14px',
    minHeight: '144px',
    maxHeight: '60vh',
    overflowY: 'auto',
    outline: 'none',
    cursor: 'text',
    caretColor: colour.link,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    fontVariantLigatures: 'none',
  }),
);

const inside = (selector: string, rule: Parameters<typeof component>[0]) =>
  globalStyle(`${writing} ${selector}`, component(rule) as Parameters<typeof globalStyle>[1]);

inside('> * + *', { marginTop: '12px' });
inside(':is(h3, h4, h5, h6)', { ...fontSize['20'], fontWeight: 'bold', marginTop: '24px' });
inside('> :is(h3, h4, h5, h6):first-child', { marginTop: 0 });
inside(':is(ul, ol)', { paddingLeft: '24px' });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li + li', { marginTop: '4px' });
inside('a', { color: colour.link, textDecoration: 'underline' });
inside('blockquote', { borderLeft: `2px solid ${colour.line}`, paddingLeft: '16px' });
inside('pre', {
  backgroundColor: colour.sunken,
  borderRadius: radius.control,
  padding: '8px 12px',
  whiteSpace: 'pre-wrap',
});
inside('.ProseMirror-selectednode', { outline: `2px solid ${colour.link}` });
