import { type ReactNode, useId } from 'react';
import { FieldFrame } from '../Field/FieldFrame';
import { type Choice, Radios, type RadiosProps } from './Radios';

interface RadioGroupProps<Value extends string | number, Option extends Choice<Value>>
  extends Omit<RadiosProps<Value, Option>, 'id' | 'isWrong'> {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
}

/** One of a few, framed as a field is: what every choice that is drawn in its own way has in common. */
export function RadioGroup<Value extends string | number, Option extends Choice<Value>>({
  label,
  hideLabel,
  help,
  error,
  ...radios
}: RadioGroupProps<Value, Option>) {
  const id = useId();
  return (
    <FieldFrame group id={id} label={label} hideLabel={hideLabel} help={help} error={error}>
      <Radios id={id} isWrong={Boolean(error)} {...radios} />
    </FieldFrame>
  );
}
