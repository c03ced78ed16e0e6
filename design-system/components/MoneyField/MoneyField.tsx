import { t } from '@haat/i18n';
import { type ChangeEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Box } from '../Box/Box';
import * as field from '../Field/Field.css';
import { descriptionOf, FieldFrame } from '../Field/FieldFrame';
import { joinRefs, useValidity } from '../Field/use-validity';
import { parseRupees, rupeesText } from './parse-rupees';

export interface MoneyFieldProps {
  label: ReactNode;
  name: string;
  /** Whole paise, or null when empty. */
  value: number | null;
  onChange: (paise: number | null) => void;
  onLeave?: () => void;
  error?: string;
  help?: ReactNode;
  optional?: boolean;
  required?: boolean;
  requiredMessage?: string;
  disabled?: boolean;
  /** `large` where the amount is the point of the screen. */
  size?: 'field' | 'large';
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Rupees as people write them; whole paise inside. What cannot be an amount cannot be typed. */
export function MoneyField({
  label,
  value,
  onChange,
  onLeave,
  error,
  help,
  optional,
  requiredMessage = t('Enter an amount.'),
  size = 'field',
  inputRef,
  ...rest
}: MoneyFieldProps) {
  const id = useId();
  // While people type, their text stands; otherwise it is the value, grouped.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && parseRupees(typed) === value ? typed : rupeesText(value);
  const validity = useValidity<HTMLInputElement>({ error, requiredMessage });
  const { message } = validity;

  const take = (next: string) => {
    const paise = parseRupees(next);
    if (paise === undefined) return;
    validity.onChanged();
    setTyped(next);
    onChange(paise);
  };

  return (
    <FieldFrame id={id} label={label} optional={optional} help={help} error={message}>
      <Box
        className={field.control({ invalid: Boolean(message), size })}
        onClick={() => validity.ref.current?.focus()}
      >
        <Box as="span" aria-hidden className={field.affix({ side: 'before' })}>
          ₹
        </Box>
        <Box
          as="input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          id={id}
          value={text}
          ref={joinRefs(validity.ref, inputRef)}
          className={field.input}
          aria-invalid={message ? true : undefined}
          aria-describedby={descriptionOf(id, { help, error: message })}
          onInvalid={validity.onInvalid}
          onBlur={(event: { currentTarget: HTMLInputElement }) => {
            setTyped(null);
            validity.onLeft(event.currentTarget);
            onLeave?.();
          }}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.value)}
          {...rest}
        />
      </Box>
    </FieldFrame>
  );
}
