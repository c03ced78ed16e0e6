import type { ReactNode } from 'react';
import { Box } from '../Box/Box';

export interface Choice<Value extends string | number> {
  value: Value;
  disabled?: boolean;
}

/** Accessible name of a choice, if it differs from its label. */
interface Heard {
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
}

export interface RadiosProps<Value extends string | number, Option extends Choice<Value>> {
  /** Of the group. It is the name of its radio buttons where they are given none, and begins the ids of its choices. */
  id: string;
  name?: string | undefined;
  /** Equal to no option while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly Option[];
  /** Shows that the selection, or its absence, is an error. */
  isWrong?: boolean;
  /** Class names: around the choices, on a label, on the input in it. */
  look: { group: string; choice: string | ((option: Option) => string); radio: string };
  title?: (option: Option) => string | undefined;
  fieldProps?: (option: Option, id: string) => Heard;
  /** What stands in the label of a choice, after its input. */
  children: (option: Option, id: string) => ReactNode;
}

/** Choices of a group: a radio button in a label each, so that the whole label can be clicked. */
export function Radios<Value extends string | number, Option extends Choice<Value>>({
  id,
  name,
  value,
  onChange,
  options,
  isWrong = false,
  look,
  title,
  fieldProps,
  children,
}: RadiosProps<Value, Option>) {
  return (
    <Box className={look.group}>
      {options.map((option) => {
        const choiceId = `${id}-${option.value}`;
        return (
          <Box
            as="label"
            key={option.value}
            title={title?.(option)}
            className={typeof look.choice === 'string' ? look.choice : look.choice(option)}
          >
            <Box
              as="input"
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={isWrong || undefined}
              onChange={() => onChange(option.value)}
              className={look.radio}
              {...fieldProps?.(option, choiceId)}
            />
            {children(option, choiceId)}
          </Box>
        );
      })}
    </Box>
  );
}
