import { type ReactNode, useId } from 'react';
import { Box } from '../Box/Box';
import { FieldFrame } from '../Field/FieldFrame';
import * as styles from './RadioCards.css';

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string = string> {
  label: ReactNode;
  name?: string;
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly RadioCard<Value>[];
  hideLabel?: boolean;
  help?: ReactNode;
  error?: string;
}

/** One of a few, each with a word about it. */
export function RadioCards<Value extends string>({
  label,
  name,
  value,
  onChange,
  options,
  hideLabel,
  help,
  error,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <FieldFrame group id={id} label={label} hideLabel={hideLabel} help={help} error={error}>
      <Box className={styles.group}>
        {options.map((option) => (
          <Box as="label" key={option.value} className={styles.row}>
            <Box
              as="input"
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.help ? `${id}-${option.value}-help` : undefined}
              className={styles.radio}
            />
            <Box as="span">
              <Box as="span" id={`${id}-${option.value}`} className={styles.name}>
                {option.label}
              </Box>
              {option.help && (
                <Box as="span" id={`${id}-${option.value}-help`} className={styles.help}>
                  {option.help}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </FieldFrame>
  );
}
