import { t } from '@haat/i18n';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Box } from '../Box/Box';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { IconButton } from '../IconButton/IconButton';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import * as styles from './LinesField.css';

export interface LinesFieldProps {
  label: ReactNode;
  name: string;
  /** What one line is, as its field is called: "Benefit 1". */
  one: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  help?: ReactNode;
  placeholder?: string;
  /** How many there can be. */
  most?: number;
  /** Of one line. */
  maxLength?: number;
}

/** A short list that is written line by line: Enter begins the next, an arrow takes one up. */
export function LinesField({
  label,
  name,
  one,
  lines,
  onChange,
  help,
  placeholder,
  most = 12,
  maxLength = 160,
}: LinesFieldProps) {
  const id = useId();
  const edits = useLineEdits(lines, onChange, most);

  return (
    <Box as="fieldset" aria-labelledby={`${id}-label`} {...(help && { 'aria-describedby': `${id}-help` })}>
      <Stack space="8">
        <Text weight="strong" size="15" id={`${id}-label`}>
          {label}
        </Text>
        {lines.map((line, place) => (
          <Line
            // A line has no other name than its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            {...{ name, one, line, place, placeholder, maxLength, edits }}
            isOnly={lines.length === 1}
          />
        ))}
        {lines.length < most && (
          <Box>
            <Button icon="plus" size="small" onPress={() => edits.addAfter(lines.length - 1)}>
              {lines.length === 0 ? t('Add {one}', { one: one.toLowerCase() }) : t('Add another')}
            </Button>
          </Box>
        )}
        {help && (
          <Text size="13" tone="soft" id={`${id}-help`}>
            {help}
          </Text>
        )}
      </Stack>
    </Box>
  );
}

type TextInput = HTMLInputElement | HTMLTextAreaElement;

interface LineProps {
  name: string;
  one: string;
  line: string;
  place: number;
  placeholder: string | undefined;
  maxLength: number;
  isOnly: boolean;
  edits: ReturnType<typeof useLineEdits>;
}

function Line({ name, one, line, place, placeholder, maxLength, isOnly, edits }: LineProps) {
  const press = (event: KeyboardEvent) => {
    // While letters are being composed Enter chooses among them.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    edits.addAfter(place);
  };
  return (
    <Box className={styles.line} onKeyDown={(event: KeyboardEvent) => press(event)}>
      <Box className={styles.field}>
        <Field
          label={t('{one} {number}', { one, number: place + 1 })}
          hideLabel
          name={`${name}-${place}`}
          value={line}
          onChange={(next) => edits.replace(place, next)}
          maxLength={maxLength}
          autoComplete="off"
          {...(placeholder !== undefined && place === 0 && { placeholder })}
          inputRef={(field) => edits.hold(place, field)}
        />
      </Box>
      {!isOnly && (
        // The first has nowhere to go, and is as wide as the others.
        <IconButton
          label={t('Move {one} {number} up', { one: one.toLowerCase(), number: place + 1 })}
          icon="arrowUp"
          size={20}
          disabled={place === 0}
          onPress={() => edits.raise(place)}
        />
      )}
      <IconButton
        label={t('Remove {one} {number}', { one: one.toLowerCase(), number: place + 1 })}
        icon="cross"
        size={20}
        onPress={() => edits.remove(place)}
      />
    </Box>
  );
}

/** Changes of the lines; the focus goes to the line that a change is about. */
function useLineEdits(lines: readonly string[], onChange: (lines: string[]) => void, most: number) {
  const fields = useRef<(TextInput | null)[]>([]);
  // An object, so that the same place can be asked for twice.
  const [wanted, setWanted] = useState<{ place: number } | null>(null);
  useEffect(() => {
    if (wanted) fields.current[wanted.place]?.focus();
  }, [wanted]);

  const replace = (place: number, line: string) => onChange(lines.with(place, line));
  const addAfter = (place: number) => {
    if (lines.length >= most) return;
    onChange(lines.toSpliced(place + 1, 0, ''));
    setWanted({ place: place + 1 });
  };
  const remove = (place: number) => {
    onChange(lines.toSpliced(place, 1));
    setWanted({ place: Math.max(place - 1, 0) });
  };
  const raise = (place: number) => {
    const line = lines[place] ?? '';
    onChange(lines.toSpliced(place, 1).toSpliced(place - 1, 0, line));
    setWanted({ place: place - 1 });
  };
  const hold = (place: number, field: TextInput | null) => {
    fields.current[place] = field;
  };
  return { replace, addAfter, remove, raise, hold };
}
