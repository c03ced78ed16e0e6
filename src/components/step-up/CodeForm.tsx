import { Button, Form, Notice, OtpField, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type Failure, failureOf } from '@haat/machines/failure';
import { useEffect, useRef, useState } from 'react';

interface CodeFormProps {
  readsSms: boolean;
  onCode: (otp: string) => Promise<void>;
}

/** Takes the six digits and says what was wrong with them, or with what they were for. */
export function CodeForm({ readsSms, onCode }: CodeFormProps) {
  const [otp, setOtp] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // The one thing to do here.
  useEffect(() => field.current?.focus(), []);

  const submit = async (code: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await onCode(code);
    } catch (error) {
      setFailure(failureOf(error, t('Something went wrong. Try again in a moment.')));
      // What was wrong is typed over rather than taken back digit by digit.
      field.current?.focus();
      field.current?.select();
    } finally {
      setIsBusy(false);
    }
  };
  const isOfCode = failure?.code?.startsWith('otp_') ?? false;

  return (
    <Form onSubmit={() => void submit(otp)}>
      <Stack space="20">
        <OtpField
          label={t('6-digit code')}
          value={otp}
          onChange={(value) => {
            setOtp(value);
            setFailure(null);
          }}
          onComplete={(code) => void submit(code)}
          required
          readsSms={readsSms}
          inputRef={field}
          {...(failure && isOfCode && { error: failure.message })}
        />
        {failure && !isOfCode && (
          <Notice tone="critical" live>
            {failure.message}
          </Notice>
        )}
        <Button type="submit" tone="accent" busy={isBusy} fullWidth>
          {t('Confirm')}
        </Button>
      </Stack>
    </Form>
  );
}
