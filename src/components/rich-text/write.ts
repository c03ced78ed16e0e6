import type { BlockContent, Heading, List, ListItem, PhrasingContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Node } from 'prosemirror-model';
import { linesOf, type Piece } from './lines';

/** What the editor holds as Markdown. What nobody would see is left out: empty paragraphs, spaces at the end of a line. */
export function write(doc: Node): string {
  const text = toMarkdown(
    { type: 'root', children: childrenOf(doc) },
    { bullet: '-', emphasis: '*', rule: '*', listItemIndent: 'one', fences: true },
  );
  return text.replace(/\n$/, '');
}

const childrenOf = (parent: Node): BlockContent[] =>
  parent.children.flatMap((block) => blockOf(block, parent));

function blockOf(block: Node, parent: Node): BlockContent[] {
  switch (block.type.name) {
    case 'paragraph':
      return paragraphsOf(block, parent);
    case 'heading': {
      const children = linesOf(block).flatMap((line) => phrasesOf(line));
      return children.length > 0
        ? [{ type: 'heading', depth: block.attrs['level'] as Heading['depth'], children }]
        : [];
    }
    case 'quote': {
      const children = childrenOf(block);
      return children.length > 0 ? [{ type: 'blockquote', children }] : [];
    }
    case 'bullets':
    case 'numbers':
      return listOf(block);
    case 'code': {
      const [lang, ...meta] = String(block.attrs['info'] ?? '').split(' ');
      return [{ type: 'code', lang: lang || null, meta: meta.join(' ') || null, value: block.textContent }];
    }
    default:
      return [{ type: 'thematicBreak' }];
  }
}

function listOf(list: Node): BlockContent[] {
  const isOrdered = list.type.name === 'numbers';
  const items = list.children.map(childrenOf).filter((children) => children.length > 0);
  const loose = Boolean(list.attrs['loose']) || items.some(needsRoom);
  const children = items.map((item): ListItem => ({ type: 'listItem', spread: loose, children: item }));
  if (children.length === 0) return [];
  const written: List = { type: 'list', ordered: isOrdered, spread: loose, children };
  return [isOrdered ? { ...written, start: Number(list.attrs['start']) } : written];
}

/** Whether something in an item would run into what stands before it. */
const needsRoom = (children: readonly BlockContent[]) =>
  children.some(
    (child, place) =>
      place > 0 &&
      (child.type === 'paragraph' ||
        isLateNumber(child) ||
        (child.type === 'blockquote' && children[place - 1]?.type === 'blockquote')),
  );

const isLateNumber = (child: BlockContent) =>
  child.type === 'list' && child.ordered === true && child.start !== 1;

/** An empty line between two line breaks parts paragraphs, as it does for whoever reads it. */
function paragraphsOf(paragraph: Node, parent: Node): BlockContent[] {
  // In a list a page shows a mere end of a line as a space.
  const end: PhrasingContent =
    parent.type.name === 'item' ? { type: 'break' } : { type: 'text', value: '\n' };
  const groups: PhrasingContent[][] = [[]];
  for (const line of linesOf(paragraph)) {
    const runs = phrasesOf(line);
    const group = groups.at(-1) ?? [];
    if (runs.length === 0) groups.push([]);
    else if (group.length === 0) group.push(...runs);
    else group.push(end, ...runs);
  }
  return groups
    .filter((children) => children.length > 0)
    .map((children) => ({ type: 'paragraph', children: joined(children) }));
}

/** Texts beside each other as one, so that each is written knowing what follows it. */
function joined(runs: readonly PhrasingContent[]): PhrasingContent[] {
  return runs.reduce<PhrasingContent[]>((all, run) => {
    const last = all.at(-1);
    if (last?.type === 'text' && run.type === 'text')
      return [...all.slice(0, -1), { type: 'text', value: last.value + run.value }];
    return [...all, run];
  }, []);
}

/** The pieces of a line, what they share in marks written around them once: the first mark of the schema outermost. */
function phrasesOf(pieces: readonly Piece[]): PhrasingContent[] {
  const [first] = pieces;
  if (!first) return [];
  const [mark] = first.marks;
  // Nothing stands within what is verbatim.
  const isInnermost = mark?.type.name === 'verbatim';
  const end = isInnermost || !mark ? 1 : pieces.findIndex((piece) => !mark.isInSet(piece.marks));
  const run = pieces.slice(0, end < 0 ? pieces.length : end);
  const rest = phrasesOf(pieces.slice(run.length));
  if (!mark) return [{ type: 'text', value: first.text }, ...rest];
  const inside = run.map((piece) => ({ ...piece, marks: mark.removeFromSet(piece.marks) }));
  switch (mark.type.name) {
    case 'link': {
      const { href, title } = mark.attrs as { href: string; title: string | null };
      return [{ type: 'link', url: href, title, children: phrasesOf(inside) }, ...rest];
    }
    case 'bold':
      return [{ type: 'strong', children: phrasesOf(inside) }, ...rest];
    case 'italic':
      return [{ type: 'emphasis', children: phrasesOf(inside) }, ...rest];
    default:
      return [{ type: 'inlineCode', value: first.text }, ...rest];
  }
}
