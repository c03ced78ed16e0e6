import { Box } from '@haat/design-system';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { commands, type ToolState, toolStateOf } from './commands';
import { LinkBar } from './link/LinkBar';
import { linkAt, withLink } from './link/link';
import { plugins } from './plugins';
import { read } from './read';
import * as styles from './rich-text.css';
import { Tools } from './tools/Tools';
import { write } from './write';
import 'prosemirror-view/style/prosemirror.css';

export interface RichEditorProps {
  id: string;
  label: string;
  describedBy: string | undefined;
  isWrong: boolean;
  /** Markdown that can be held. */
  value: string;
  onChange: (markdown: string) => void;
  onLeave: (() => void) | undefined;
  /** Letters of Markdown. */
  maxLength: number;
  /** Another version replaced the text and contains something the editor would lose. */
  onCannotHold: () => void;
  /** Input was rejected, because the text has its maximum length. */
  onFull: (isFull: boolean) => void;
}

export const canHold = (markdown: string): boolean => read(markdown) !== null;

/** A text as it will look. It tells of a change only when somebody made one: what is merely opened stays as it was written. */
export function RichEditor(props: RichEditorProps) {
  const { id, label, describedBy, isWrong, value } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const written = useRef(value);
  const [toolState, setToolState] = useState<ToolState>(() => toolStateOf(editorStateOf(value, [])));
  const [link, setLink] = useState<string | null>(null);

  const askForLink = () => view.current && setLink(linkAt(view.current.state).href);
  const onNext = useEffectEvent((next: EditorState, isChanged: boolean) => {
    const markdown = isChanged ? write(next.doc) : written.current;
    const isTooLong = markdown.length > props.maxLength && markdown.length > written.current.length;
    props.onFull(isTooLong);
    // What a keyboard has put into the page already is taken out of it again.
    view.current?.updateState(isTooLong ? view.current.state : next);
    if (isTooLong) return;
    setToolState(toolStateOf(next));
    if (markdown === written.current) return;
    written.current = markdown;
    props.onChange(markdown);
  });
  const onBlur = useEffectEvent(() => props.onLeave?.());
  const begin = useEffectEvent(() => editorStateOf(value, plugins(askForLink)));

  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView(place.current, {
      state: begin(),
      dispatchTransaction: (change) => onNext(made.state.apply(change), change.docChanged),
      handleDOMEvents: { blur: () => onBlur() },
    });
    view.current = made;
    return () => made.destroy();
  }, []);
  useEffect(() => {
    view.current?.setProps({ attributes: attributesOf({ id, label, describedBy, isWrong }) });
  }, [id, label, describedBy, isWrong]);

  // What did not come from here takes the place of what is here: the other version was taken, or a copy exchanged.
  const onCannotHold = useEffectEvent(() => props.onCannotHold());
  useEffect(() => {
    const now = view.current;
    if (!now || value === written.current) return;
    const doc = read(value);
    if (!doc) return onCannotHold();
    written.current = value;
    const next = EditorState.create({ doc, plugins: now.state.plugins });
    now.updateState(next);
    setToolState(toolStateOf(next));
  }, [value]);

  const focus = () => view.current?.focus();
  return (
    <Box className={styles.box}>
      <Tools
        toolState={toolState}
        controls={`${id}-place`}
        onTool={(name) => {
          if (name === 'link') return askForLink();
          const now = view.current;
          if (now) commands[name](now.state, now.dispatch);
          focus();
        }}
      />
      {link !== null && (
        <LinkBar
          href={link}
          onLink={(href) => {
            const now = view.current;
            if (now) now.dispatch(withLink(now.state, href));
            setLink(null);
            focus();
          }}
          onClose={() => {
            setLink(null);
            focus();
          }}
        />
      )}
      {/* The writing itself comes a moment later. */}
      <Box ref={place} id={`${id}-place`} />
    </Box>
  );
}

const editorStateOf = (value: string, pluginList: ReturnType<typeof plugins>) =>
  EditorState.create({ doc: read(value) ?? read('') ?? undefined, plugins: pluginList });

function attributesOf({
  id,
  label,
  describedBy,
  isWrong,
}: {
  id: string;
  label: string;
  describedBy: string | undefined;
  isWrong: boolean;
}) {
  return {
    id,
    class: styles.writing,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(isWrong && { 'aria-invalid': 'true' }),
  };
}
