import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { RadioGroup } from '../RadioGroup/RadioGroup';
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
export function ChipChoice<Value extends string>({ layout = 'wrap', ...group }: ChipChoiceProps<Value>) {
  return (
    <RadioGroup
      {...group}
      look={{ group: styles.chips({ layout }), choice: styles.chip, radio: styles.input }}
    >
      {({ label, count }) => (
        <>
          <Box as="span">{label}</Box>
          {count !== undefined && (
            <Box as="span" className={styles.count}>
              {count}
            </Box>
          )}
        </>
      )}
    </RadioGroup>
  );
}
