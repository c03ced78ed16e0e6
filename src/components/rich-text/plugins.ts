import { baseKeymap, chainCommands, exitCode, splitBlock } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { commands } from './commands';
import { pasting } from './paste/paste';
import { schema } from './schema';

const { nodes, marks } = schema;

const newLine: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes.lineBreak))
    return splitBlock(state, dispatch);
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create(), false).scrollIntoView());
  return true;
};

/** What people type out of habit, or because the plain field taught it: becomes what it means. */
const typed = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 1 })),
    wrappingInputRule(/^\s*[-*•]\s$/, nodes.bullets),
    wrappingInputRule(/^(\d{1,3})[.)]\s$/, nodes.numbers, (match) => ({ start: Number(match[1]) })),
    wrappingInputRule(/^\s*>\s$/, nodes.quote),
    new InputRule(/(^|\s)\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, (state, match, from, to) =>
      state.tr
        .replaceWith(from + (match[1]?.length ?? 0), to, schema.text(match[2] ?? '', [marks.bold.create()]))
        .removeStoredMark(marks.bold),
    ),
  ],
});

/** Everything about the editor that is not drawn. Tab is left alone: it leads on to the next field. */
export const plugins = (askForLink: () => void): Plugin[] => [
  typed,
  pasting(),
  history(),
  keymap({
    'Mod-b': commands.bold,
    'Mod-i': commands.italic,
    'Mod-k': () => {
      askForLink();
      return true;
    },
    'Mod-z': commands.undo,
    'Shift-Mod-z': commands.redo,
    'Mod-y': commands.redo,
    'Mod-]': sinkListItem(nodes.item),
    'Mod-[': liftListItem(nodes.item),
    'Mod-Enter': exitCode,
    'Shift-Enter': chainCommands(exitCode, newLine),
    Enter: splitListItem(nodes.item),
    Backspace: undoInputRule,
  }),
  keymap(baseKeymap),
];
