import { Button, Field, Form, Notice, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type Failure, failureOf } from '@haat/machines/failure';
import { useState } from 'react';

interface TypedCodeProps {
  label: string;
  help: string;
  placeholder: string;
  onCode: (code: string) => Promise<void>;
}

/** Takes a code of letters and digits, and says what was wrong with it. */
export function TypedCode({ label, help, placeholder, onCode }: TypedCodeProps) {
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isOfCode = failure?.code === 'otp_wrong';

  const submit = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await onCode(code.trim());
    } catch (error) {
      setFailure(failureOf(error, t('Something went wrong. Try again in a moment.')));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Form onSubmit={() => void submit()}>
      <Stack space="20">
        <Field
          label={label}
          name="code"
          value={code}
          onChange={(value) => {
            setCode(value);
            setFailure(null);
          }}
          help={help}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={40}
          required
          requiredMessage={t('Enter the code.')}
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
