import { Box, descriptionOf, Field, FieldFrame } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type ComponentProps, type MouseEvent, useEffect, useId, useState } from 'react';
import type * as editorModule from './RichEditor';

type Editor = typeof editorModule;

export interface RichFieldProps
  extends Pick<
    ComponentProps<typeof Field>,
    'name' | 'value' | 'onChange' | 'onLeave' | 'optional' | 'rows'
  > {
  label: string;
  maxLength: number;
  help?: string;
  error?: string;
}

/**
 * A text with headings, lists and links, kept as Markdown. Until its editor has come, and where it cannot come, it is a plain
 * field; it changes only while nobody is writing in it.
 */
export function RichField({ rows = 6, ...props }: RichFieldProps) {
  const { label, value, onChange, onLeave, optional, maxLength, help, error: problem } = props;
  const id = useId();
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isPlain, setIsPlain] = useState(true);
  const [isInUse, setIsInUse] = useState(false);
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    let isHere = true;
    // Offline, or after a release of the site: the plain field says and keeps the same.
    void import('./RichEditor').then(
      (found) => isHere && setEditor(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (isPlain && editor && !isInUse && editor.canHold(value)) setIsPlain(false);

  if (isPlain || !editor) {
    const stars = t('Two stars around words make them bold, a dash begins a list.');
    return (
      <Box onFocus={() => setIsInUse(true)} onBlur={() => setIsInUse(false)}>
        <Field
          {...props}
          id={id}
          multiline
          rows={rows}
          help={help === undefined ? stars : `${help} ${stars}`}
        />
      </Box>
    );
  }
  const error = isFull ? t('You have reached the maximum length.') : problem;
  const toWriting = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if ((target as HTMLElement).closest('label'))
      currentTarget.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  };
  return (
    <Box onClick={toWriting}>
      <FieldFrame id={id} label={label} optional={optional} help={help} error={error}>
        <editor.RichEditor
          id={id}
          label={label}
          describedBy={descriptionOf(id, { help, error })}
          isWrong={error !== undefined}
          value={value}
          onChange={onChange}
          onLeave={onLeave}
          maxLength={maxLength}
          onCannotHold={() => setIsPlain(true)}
          onFull={setIsFull}
        />
      </FieldFrame>
    </Box>
  );
}
