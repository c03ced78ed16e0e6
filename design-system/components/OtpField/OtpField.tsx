import { t } from '@haat/i18n';
import { type ChangeEvent, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Box } from '../Box/Box';
import { descriptionOf, FieldFrame } from '../Field/FieldFrame';
import { joinRefs, useValidity } from '../Field/use-validity';
import * as styles from './OtpField.css';

export interface OtpFieldProps {
  label: ReactNode;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** When the last digit is in, typed, pasted or filled by the browser. */
  onComplete?: (value: string) => void;
  error?: string;
  help?: ReactNode;
  length?: number;
  hideLabel?: boolean;
  disabled?: boolean;
  required?: boolean;
  requiredMessage?: string;
  /** Lets the browser fill in the code of an arriving SMS. On by default; off for codes that come another way. */
  readsSms?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A one-time code: one real input under drawn boxes. */
export function OtpField({
  label,
  name = 'otp',
  value,
  onChange,
  onComplete,
  error,
  help,
  length = 6,
  hideLabel,
  readsSms = true,
  requiredMessage = readsSms ? t('Enter the code from the SMS.') : t('Enter the code.'),
  inputRef,
  ...rest
}: OtpFieldProps) {
  const id = useId();
  const problem =
    value === '' || value.length === length ? undefined : t('The code has {length} digits.', { length });
  const validity = useValidity<HTMLInputElement>({ error, problem, requiredMessage });
  const { message } = validity;

  const take = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    validity.onChanged();
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  useSmsCode(take, readsSms);

  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} help={help} error={message}>
      <Box className={styles.frame}>
        <Box
          as="input"
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          spellCheck={false}
          value={value}
          ref={joinRefs(validity.ref, inputRef)}
          className={styles.input}
          aria-invalid={message ? true : undefined}
          aria-describedby={descriptionOf(id, { help, error: message })}
          onInvalid={validity.onInvalid}
          onBlur={(event: { currentTarget: HTMLInputElement }) => validity.onLeft(event.currentTarget)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.value)}
          {...rest}
        />
        <Box aria-hidden className={styles.boxes}>
          {Array.from({ length }, (_, place) => (
            // The boxes are places, not things: their position is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <Box
              key={place}
              className={styles.box({
                invalid: Boolean(message),
                next: place === Math.min(value.length, length - 1),
              })}
            >
              {value[place] ?? (place === value.length && <Box as="span" className={styles.caret} />)}
            </Box>
          ))}
        </Box>
      </Box>
    </FieldFrame>
  );
}

interface OtpCredential extends Credential {
  code?: string;
}

/** Requests the code of each arriving SMS from the browser, if supported. Stops when the field unmounts. */
function useSmsCode(onCode: (code: string) => void, isWanted: boolean) {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return;
    const asking = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: asking.signal } as CredentialRequestOptions;
    const ask = async (): Promise<void> => {
      const credential = (await navigator.credentials.get(options)) as OtpCredential | null;
      if (!credential?.code || asking.signal.aborted) return;
      latest.current(credential.code);
      // The next one, if this was wrong or too late.
      return ask();
    };
    // Refused or aborted: people type it.
    ask().catch(() => undefined);
    return () => asking.abort();
  }, [isWanted]);
}
