import { t } from '@haat/i18n';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Box } from '../Box/Box';
import * as field from '../Field/Field.css';
import { descriptionOf, FieldFrame } from '../Field/FieldFrame';
import { useValidity } from '../Field/use-validity';
import { Icon } from '../Icon/Icon';
import * as styles from './Select.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string> {
  label: ReactNode;
  name: string;
  value: Value | '';
  onChange: (value: Value) => void;
  onLeave?: () => void;
  options: readonly SelectOption<Value>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  help?: ReactNode;
  error?: string;
  optional?: boolean;
  required?: boolean;
  requiredMessage?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Given where something leads to it. */
  id?: string;
  hideLabel?: boolean;
}

/** The system's own list: it is what people know on a phone. */
export function Select<Value extends string>({
  label,
  value,
  onChange,
  onLeave,
  options,
  placeholder,
  help,
  error,
  optional,
  requiredMessage = t('Choose one.'),
  hideLabel,
  id: givenId,
  ...rest
}: SelectProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { ref, message, onChanged, onInvalid } = useValidity<HTMLSelectElement>({ error, requiredMessage });
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} optional={optional} help={help} error={message}>
      <Box className={`${field.control({ invalid: Boolean(message) })} ${styles.control}`}>
        <Box
          as="select"
          id={id}
          value={value}
          ref={ref}
          className={`${field.input} ${styles.select}`}
          aria-invalid={message ? true : undefined}
          aria-describedby={descriptionOf(id, { help, error: message })}
          onInvalid={onInvalid}
          onBlur={onLeave}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => {
            onChanged();
            onChange(event.currentTarget.value as Value);
          }}
          {...rest}
        >
          {placeholder !== undefined && (
            <Box as="option" value="" disabled={rest.required}>
              {placeholder}
            </Box>
          )}
          {options.map((option) => (
            <Box as="option" key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </Box>
          ))}
        </Box>
        <Box as="span" className={styles.chevron}>
          <Icon name="chevronDown" />
        </Box>
      </Box>
    </FieldFrame>
  );
}
