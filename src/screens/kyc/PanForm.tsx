import { Button, Field, Form, Notice, Stack } from '@haat/design-system';
import { plural, t } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';
import { useState } from 'react';
import { useStored } from '../../components/remembered/use-kept';
import { useGivePan } from '../../queries/money/kyc.queries';

interface PanFormProps {
  triesLeft: number;
  /** As it was given before. */
  name?: string | undefined;
  onGiven?: () => void;
}

/** Takes a PAN and the name on it. The name outlives a reload; the number is kept nowhere on the device. */
export function PanForm({ triesLeft, name: before = '', onGiven }: PanFormProps) {
  const [pan, setPan] = useState('');
  const [name, keepName, forgetName] = useStored('kyc.name', before);
  const give = useGivePan();
  const failure = give.error ? failureOf(give.error, t('Your PAN was not sent. Try again.')) : null;
  const change = (set: (value: string) => void) => (value: string) => {
    give.reset();
    set(value);
  };
  const submit = () =>
    give.mutate(
      { pan, name },
      {
        onSuccess: () => {
          forgetName();
          onGiven?.();
        },
      },
    );

  return (
    <Form onSubmit={submit}>
      <Stack space="20">
        <Field
          label="PAN"
          name="pan"
          value={pan}
          onChange={change((value) => setPan(value.toUpperCase()))}
          autoComplete="off"
          maxLength={16}
          help={t('Ten letters and digits, such as ABCPV1234D')}
          required
          requiredMessage={t('Enter the PAN from your card.')}
          {...(failure?.fields?.['pan'] && { error: failure.fields['pan'] })}
        />
        <Field
          label={t('Name on the card')}
          name="name"
          value={name}
          onChange={change(keepName)}
          autoComplete="name"
          maxLength={100}
          help={t('Exactly as it is printed')}
          required
          requiredMessage={t('Enter the name as it is on the card.')}
          {...(failure?.fields?.['name'] && { error: failure.fields['name'] })}
        />
        {failure && !failure.fields && (
          <Notice tone="critical" live>
            {failure.message}
          </Notice>
        )}
        {triesLeft <= 3 && (
          <Notice>
            {triesLeft === 0
              ? t('No attempts left today. Try again tomorrow.')
              : plural(triesLeft, '{count} attempt left today.', '{count} attempts left today.', {})}
          </Notice>
        )}
        <Button type="submit" tone="accent" busy={give.isPending} disabled={triesLeft === 0} fullWidth>
          {t('Verify PAN')}
        </Button>
      </Stack>
    </Form>
  );
}
