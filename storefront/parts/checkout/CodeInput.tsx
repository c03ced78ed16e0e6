import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import * as amount from '../../styles/amount.css';
import * as styles from '../../styles/order.css';

interface CodeInputProps {
  isWrong: boolean;
  /** Of what says so. */
  describedBy: string;
}

/** The six digits of a code, filled in from the SMS where the browser can. */
export function CodeInput({ isWrong, describedBy }: CodeInputProps) {
  return (
    <Box>
      <Box as="label" htmlFor="otp" className={amount.label}>
        {t('Code')}
      </Box>
      <Box className={amount.box}>
        <Box
          as="input"
          id="otp"
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
          required
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': describedBy })}
          // The one thing to do here, and where a wrong code is typed again.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className={`${amount.input} ${styles.code}`}
        />
      </Box>
    </Box>
  );
}
