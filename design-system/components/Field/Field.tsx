import { t } from '@haat/i18n';
import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react';
import { Box } from '../Box/Box';
import * as styles from './Field.css';
import { descriptionOf, FieldFrame } from './FieldFrame';
import { joinRefs, useValidity } from './use-validity';

export interface FieldProps {
  label: ReactNode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** On blur, when errors are shown. */
  onLeave?: () => void;
  type?: 'text' | 'email' | 'url' | 'search' | 'tel' | 'password' | 'date' | 'time';
  inputMode?: 'text' | 'email' | 'url' | 'search' | 'tel' | 'numeric' | 'decimal';
  autoComplete?: string;
  placeholder?: string;
  help?: ReactNode;
  error?: string;
  /** Shows “optional”; most fields are required. */
  optional?: boolean;
  required?: boolean;
  /** Said when a required field is left empty on submit. */
  requiredMessage?: string;
  multiline?: boolean;
  rows?: number;
  maxLength?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
  hideLabel?: boolean;
  autoFocus?: boolean;
  id?: string;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** A mailbox, an at sign and a host with a dot, instead of the varying rules and messages of browsers. */
const isEmail = (value: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());

/** One line or several lines of text. */
export function Field({
  label,
  value,
  onChange,
  onLeave,
  type = 'text',
  help,
  error,
  optional,
  requiredMessage,
  multiline = false,
  rows = 3,
  prefix,
  suffix,
  hideLabel,
  id: givenId,
  inputRef,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const problem =
    type === 'email' && value !== '' && !isEmail(value)
      ? t('Enter an email address such as name@example.in.')
      : undefined;
  const validity = useValidity<HTMLInputElement>({ error, problem, requiredMessage });
  const { message } = validity;
  const shared = {
    id,
    value,
    ref: joinRefs(validity.ref, inputRef as Ref<HTMLInputElement>),
    className: styles.input,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': descriptionOf(id, { help, error: message }),
    onInvalid: validity.onInvalid,
    onBlur: (event: { currentTarget: HTMLInputElement }) => {
      validity.onLeft(event.currentTarget);
      onLeave?.();
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      validity.onChanged();
      onChange(event.currentTarget.value);
    },
    ...rest,
  };
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} optional={optional} help={help} error={message}>
      <Box
        className={styles.control({ invalid: Boolean(message) })}
        onClick={() => validity.ref.current?.focus()}
      >
        {prefix && (
          <Box as="span" className={styles.affix({ side: 'before' })}>
            {prefix}
          </Box>
        )}
        {multiline ? (
          // The two elements share every attribute used here.
          <Box as="textarea" rows={rows} {...(shared as unknown as Record<string, never>)} />
        ) : (
          <Box as="input" type={type} {...shared} />
        )}
        {suffix && (
          <Box as="span" className={styles.affix({ side: 'after' })}>
            {suffix}
          </Box>
        )}
      </Box>
    </FieldFrame>
  );
}
