import type { ReactNode } from 'react';
import { Box } from '../Box/Box';
import { RadioGroup } from '../RadioGroup/RadioGroup';
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

const look = { group: styles.group, choice: styles.row, radio: styles.radio };

/** One of a few, each with a word about it. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  return (
    <RadioGroup
      {...props}
      look={look}
      fieldProps={({ help }, id) => ({
        'aria-labelledby': id,
        'aria-describedby': help ? `${id}-help` : undefined,
      })}
    >
      {({ label, help }, id) => (
        <Box as="span">
          <Box as="span" id={id} className={styles.name}>
            {label}
          </Box>
          {help && (
            <Box as="span" id={`${id}-help`} className={styles.help}>
              {help}
            </Box>
          )}
        </Box>
      )}
    </RadioGroup>
  );
}
