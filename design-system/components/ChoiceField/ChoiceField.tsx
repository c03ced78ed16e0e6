import { useId } from 'react';
import { Box } from '../Box/Box';
import * as field from '../Field/Field.css';
import { descriptionOf, FieldFrame } from '../Field/FieldFrame';
import { Icon } from '../Icon/Icon';
import * as select from '../Select/Select.css';
import * as styles from './ChoiceField.css';

export interface ChoiceFieldProps {
  label: string;
  /** What is chosen, in words; empty while nothing is. */
  value: string;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Opens what it is chosen from, a dialog. */
  onPress: () => void;
  help?: string;
  error?: string;
  hideLabel?: boolean;
  disabled?: boolean;
}

/** Looks like a `Select`, and is for what is too much for a list of the system: pressed, it opens a place to search in. */
export function ChoiceField({
  label,
  value,
  placeholder = '',
  onPress,
  help,
  error,
  hideLabel,
  disabled,
}: ChoiceFieldProps) {
  const id = useId();
  const shown = value || placeholder;
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} help={help} error={error}>
      <Box className={`${field.control({ invalid: Boolean(error) })} ${select.control}`}>
        <Box
          as="button"
          type="button"
          id={id}
          // A label alone would hide what is chosen.
          aria-label={`${label}: ${shown}`}
          aria-haspopup="dialog"
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionOf(id, { help, error })}
          disabled={disabled}
          onClick={onPress}
          className={`${field.input} ${select.select} ${styles.button({ isEmpty: value === '' })}`}
        >
          {shown}
        </Box>
        <Box as="span" className={select.chevron}>
          <Icon name="chevronDown" />
        </Box>
      </Box>
    </FieldFrame>
  );
}
