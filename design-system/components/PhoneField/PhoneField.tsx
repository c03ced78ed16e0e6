import { t } from '@haat/i18n';
import { type ChangeEvent, type ReactNode, type Ref, useId, useSyncExternalStore } from 'react';
import { Box } from '../Box/Box';
import * as field from '../Field/Field.css';
import { descriptionOf, FieldFrame } from '../Field/FieldFrame';
import { joinRefs, useValidity } from '../Field/use-validity';
import { Icon } from '../Icon/Icon';
import { CountryControl, CountryShown } from './CountryControl';
import { india } from './india.metadata';
import { inNationalWay, nationalMobile } from './indian-mobile';
import * as styles from './PhoneField.css';

/** Where numbers may come from; more is not known here. */
const onlyCountry = { code: india.country, name: 'India', callingCode: india.callingCode } as const;
const nothing = () => {};

export interface PhoneFieldProps {
  label: ReactNode;
  name: string;
  /** As typed, in the national way: what was typed with its country code is written without it on leaving the field. */
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  /** Keeps digits, spaces, parentheses, hyphen and plus, and strips the rest. On by default. */
  validCharactersOnly?: boolean;
  /** Filters further: only characters it matches are kept. */
  pattern?: RegExp;
  /** Said through the browser's validity when the number is not an Indian mobile number. */
  invalidMessage?: string;
  requiredMessage?: string;
  help?: ReactNode;
  error?: string;
  optional?: boolean;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  /** Somebody else's: it is not filled in from the reader's own details. */
  isOfAnother?: boolean;
  /** Given where something leads to it. */
  id?: string;
  inputRef?: Ref<HTMLInputElement>;
}

export function PhoneField({
  label,
  value,
  onChange,
  onLeave,
  validCharactersOnly = true,
  pattern,
  invalidMessage = t('Enter a 10-digit Indian mobile number.'),
  requiredMessage = t('Enter your mobile number.'),
  help,
  error,
  optional,
  isOfAnother = false,
  id: givenId,
  inputRef,
  ...rest
}: PhoneFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isValid = nationalMobile(value) !== null;
  const isLive = useIsLive();
  const problem = value === '' || isValid ? undefined : invalidMessage;
  const validity = useValidity<HTMLInputElement>({ error, problem, requiredMessage });
  const { message } = validity;

  const keep = (typed: string) => {
    const cleaned = validCharactersOnly ? typed.replace(/[^0-9 ()+-]/g, '') : typed;
    return pattern
      ? Array.from(cleaned, (character) => (matches(pattern, character) ? character : '')).join('')
      : cleaned;
  };

  return (
    <FieldFrame id={id} label={label} optional={optional} help={help} error={message}>
      <Box
        className={`${field.control({ invalid: Boolean(message) })} ${styles.anchor}`}
        onClick={() => validity.ref.current?.focus()}
      >
        {isLive ? (
          <CountryControl
            countries={[{ ...onlyCountry, name: t(onlyCountry.name) }]}
            chosen={{ ...onlyCountry, name: t(onlyCountry.name) }}
            onChoose={nothing}
            disabled={rest.disabled || rest.readOnly}
          />
        ) : (
          <CountryShown callingCode={onlyCountry.callingCode} />
        )}
        <Box
          as="input"
          type="tel"
          inputMode="tel"
          autoComplete={isOfAnother ? 'off' : 'tel-national'}
          id={id}
          value={value}
          ref={joinRefs(validity.ref, inputRef)}
          className={field.input}
          aria-invalid={message ? true : undefined}
          aria-describedby={descriptionOf(id, { help, error: message })}
          onInvalid={validity.onInvalid}
          onBlur={(event: { currentTarget: HTMLInputElement }) => {
            validity.onLeft(event.currentTarget);
            const national = inNationalWay(value);
            if (national !== value && !rest.readOnly) onChange(national);
            onLeave?.();
          }}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            validity.onChanged();
            onChange(keep(event.currentTarget.value));
          }}
          {...rest}
        />
        {isLive && isValid && !message && (
          <Box as="span" className={field.affix({ side: 'after' })}>
            <Icon name="check" tone="good" />
          </Box>
        )}
      </Box>
    </FieldFrame>
  );
}

/**
 * False on the server and during hydration: the number may have been typed before, and the tick would cause a mismatch; the country list needs
 * JavaScript.
 */
const useIsLive = () =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
const watchNothing = () => () => {};

/** A pattern with the `g` flag remembers where it stopped; here each character starts afresh. */
const matches = (pattern: RegExp, character: string) => {
  pattern.lastIndex = 0;
  return pattern.test(character);
};
