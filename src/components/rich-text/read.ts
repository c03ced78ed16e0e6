import type { List, Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema';

type Options = Exclude<Parameters<typeof fromMarkdown>[1], string | null | undefined>;

/** Says something that the editor has no sign for: the address of a picture, a footnote's. */
class CannotHold extends Error {}

/** Quotes in lists in quotes; nobody writes deeper, and what shows a text asks itself for each level. */
const deepest = 40;

const depthOf = (node: Node): number => 1 + Math.max(0, ...node.children.map(depthOf));

/**
 * A Markdown text as the editor holds it, by the parser with which the server makes its pages; null when the text says
 * something that would be lost.
 */
export function read(markdown: string, options?: Options): Node | null {
  try {
    const blocks = fromMarkdown(markdown, options).children.flatMap((block) => blockOf(block, false));
    const doc = schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);
    return depthOf(doc) > deepest ? null : doc;
  } catch (error) {
    // Thousands of quotes within each other are more than the parser itself can hold.
    if (error instanceof CannotHold || error instanceof RangeError) return null;
    throw error;
  }
}

function blockOf(block: RootContent, isTight: boolean): Node[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- what is not named here cannot be held
  switch (block.type) {
    case 'paragraph':
      return [schema.node('paragraph', null, wordsOf(block.children, isTight))];
    case 'heading':
      return [schema.node('heading', { level: block.depth }, wordsOf(block.children, true).filter(isText))];
    case 'blockquote':
      return [schema.node('quote', null, filled(block.children.flatMap((one) => blockOf(one, false))))];
    case 'list':
      return [listOf(block)];
    case 'code': {
      const info = [block.lang, block.meta].filter(Boolean).join(' ') || null;
      return [schema.node('code', { info }, block.value === '' ? [] : [schema.text(block.value)])];
    }
    case 'thematicBreak':
      return [schema.node('rule')];
    case 'html':
      // A page shows its signs as they are.
      return [schema.node('paragraph', null, linesOf(block.value, [], false))];
    default:
      throw new CannotHold(block.type);
  }
}

function listOf(list: List): Node {
  const loose = Boolean(list.spread) || list.children.some((item) => item.spread);
  const items = list.children.map((item) =>
    schema.node('item', null, filled(item.children.flatMap((one) => blockOf(one, !loose)))),
  );
  return list.ordered
    ? schema.node('numbers', { loose, start: list.start ?? 1 }, items)
    : schema.node('bullets', { loose }, items);
}

const filled = (blocks: Node[]) => (blocks.length > 0 ? blocks : [schema.node('paragraph')]);

const isText = (node: Node) => node.isText;

/** In a heading and in a tight list a page shows the end of a line as a space, elsewhere as a new line. */
function wordsOf(runs: readonly Nodes[], isJoined: boolean, marks: readonly Mark[] = []): Node[] {
  const within = (children: readonly Nodes[], mark: Mark) =>
    wordsOf(children, isJoined, mark.addToSet(marks));
  return runs.flatMap((run): Node[] => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- what is not named here cannot be held
    switch (run.type) {
      case 'text':
      case 'html':
        return linesOf(run.value, marks, isJoined);
      case 'break':
        return [schema.node('lineBreak')];
      case 'inlineCode':
        return linesOf(run.value, schema.mark('verbatim').addToSet(marks), true);
      case 'strong':
        return within(run.children, schema.mark('bold'));
      case 'emphasis':
        return within(run.children, schema.mark('italic'));
      case 'link':
        return within(run.children, schema.mark('link', { href: run.url, title: run.title ?? null }));
      default:
        throw new CannotHold(run.type);
    }
  });
}

function linesOf(value: string, marks: readonly Mark[], isJoined: boolean): Node[] {
  const lines = isJoined ? [value.replace(/\n/g, ' ')] : value.split('\n');
  return lines.flatMap((line, place) => [
    ...(place > 0 ? [schema.node('lineBreak')] : []),
    ...(line === '' ? [] : [schema.text(line, marks)]),
  ]);
}
