import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema';

const { nodes, marks } = schema;

/** The nearest thing of a type that the selection is in. */
function around({ selection: { $from } }: EditorState, isWanted: (type: NodeType) => boolean) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (isWanted(node.type)) return { node, at: $from.before(depth) };
  }
  return null;
}

const isIn = (state: EditorState, wanted: NodeType) => around(state, (type) => type === wanted) !== null;

const heading: Command = (state, dispatch) =>
  isIn(state, nodes.heading)
    ? setBlockType(nodes.paragraph)(state, dispatch)
    : setBlockType(nodes.heading, { level: 1 })(state, dispatch);

const quote: Command = (state, dispatch) =>
  isIn(state, nodes.quote) ? lift(state, dispatch) : wrapIn(nodes.quote)(state, dispatch);

/** Makes a list, makes one of the other kind of it, or takes it apart. */
const list =
  (wanted: NodeType): Command =>
  (state, dispatch) => {
    const found = around(state, (type) => type.isInGroup('list'));
    if (!found) return wrapInList(wanted)(state, dispatch);
    if (found.node.type === wanted) return liftListItem(nodes.item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(found.at, wanted, { loose: found.node.attrs['loose'] }));
    return true;
  };

export const commands = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  heading,
  bullets: list(nodes.bullets),
  numbers: list(nodes.numbers),
  quote,
  undo,
  redo,
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** What the toolbar shows: what the words at the caret are, and what can be done. */
export interface ToolState {
  on: Readonly<Record<CommandName | 'link', boolean>>;
  canUndo: boolean;
  canRedo: boolean;
}

export function toolStateOf(state: EditorState): ToolState {
  return {
    on: {
      bold: isMarked(state, marks.bold),
      italic: isMarked(state, marks.italic),
      link: isMarked(state, marks.link),
      heading: isIn(state, nodes.heading),
      bullets: around(state, (type) => type.isInGroup('list'))?.node.type === nodes.bullets,
      numbers: around(state, (type) => type.isInGroup('list'))?.node.type === nodes.numbers,
      quote: isIn(state, nodes.quote),
      undo: false,
      redo: false,
    },
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

function isMarked({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { empty, from, to, $from } = selection;
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}
