import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** What Markdown can say and a preview shows; what is pasted is cut down to it. Pictures have a place of their own. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: 1 } },
    content: 'text*',
    group: 'block',
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    // The page has a title above, and the form a heading: a text's own headings are below both.
    toDOM: (node) => [`h${Math.min(6, Number(node.attrs['level']) + 2)}`, 0],
  },
  quote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullets: {
    attrs: { loose: { default: false } },
    content: 'item+',
    group: 'block list',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  numbers: {
    attrs: { loose: { default: false }, start: { default: 1 } },
    content: 'item+',
    group: 'block list',
    parseDOM: [
      { tag: 'ol', getAttrs: (list) => ({ start: Math.max(0, Number(list.getAttribute('start') ?? 1)) }) },
    ],
    toDOM: (node) => ['ol', { start: node.attrs['start'] }, 0],
  },
  item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  code: {
    attrs: { info: { default: null } },
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  lineBreak: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

/** From the outermost to the innermost, as they are written around each other. */
const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? '';
          return isSafe(href) && { href };
        },
      },
    ],
    toDOM: (mark) => ['a', { href: mark.attrs['href'], rel: 'noopener', title: mark.attrs['title'] }, 0],
  },
  bold: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps what it copies in a <b> that is not bold.
      { tag: 'b', getAttrs: (node) => node.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[6-9]\d\d)$/.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  italic: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i', getAttrs: (node) => node.style.fontStyle !== 'normal' && null },
      { style: 'font-style=italic' },
    ],
    toDOM: () => ['em', 0],
  },
  verbatim: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

/** As the server lets addresses through. */
export const isSafe = (href: string): boolean => /^(https?:\/\/|mailto:)/i.test(href);
