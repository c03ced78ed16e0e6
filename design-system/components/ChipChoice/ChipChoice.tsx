import { type ReactNode, useId } from 'react';
import { Box } from '../Box/Box';
import { FieldFrame } from '../Field/FieldFrame';
import * as styles from './ChipChoice.css';

export interface Chip<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** How many there are of it. */
  count?: number;
}

export interface ChipChoiceProps<Value extends string = string> {
  label: ReactNode;
  name?: string;
  /** Empty when nothing is chosen, as when an amount was typed that is on no chip. */
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly Chip<Value>[];
  hideLabel?: boolean;
  layout?: 'wrap' | 'equal' | 'scroll';
  help?: ReactNode;
}

/** One of a few short words or amounts. */
export function ChipChoice<Value extends string>({
  label,
  name,
  value,
  onChange,
  options,
  hideLabel,
  layout = 'wrap',
  help,
}: ChipChoiceProps<Value>) {
  const id = useId();
  return (
    <FieldFrame group id={id} label={label} hideLabel={hideLabel} help={help}>
      <Box className={styles.chips({ layout })}>
        {options.map((option) => (
          <Box as="label" key={option.value} className={styles.chip}>
            <Box
              as="input"
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            <Box as="span">{option.label}</Box>
            {option.count !== undefined && (
              <Box as="span" className={styles.count}>
                {option.count}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </FieldFrame>
  );
}
