import { Button, Form, Inline, OtpField, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import {
  selectAddress,
  selectCanResend,
  selectFailure,
  selectIsBusy,
  selectIsSending,
  selectResendAt,
} from '@haat/machines/add-address';
import type { Way } from '@haat/machines/sign-in';
import { Resend } from '@haat/web/otp/Resend';
import { useEffect, useRef, useState } from 'react';
import { AddAddress } from '../../../actors/add-address.actor';

/** Asks for the code that went to the new address. */
export function ProveAddress({ channel }: { channel: Way }) {
  const adding = AddAddress.useActorRef();
  const address = AddAddress.useSelector(selectAddress);
  const isBusy = AddAddress.useSelector(selectIsBusy);
  const isSending = AddAddress.useSelector(selectIsSending);
  const failure = AddAddress.useSelector(selectFailure);
  const [otp, setOtp] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The one thing to do here.
  useEffect(() => field.current?.focus(), []);
  const submit = (code: string) => adding.send({ type: 'otp.submit', otp: code });
  return (
    <Stack space="20">
      <Inline space="4">
        <Text tone="soft">{t('Sent to {address}.', { address })}</Text>
        <Button
          tone="quiet"
          size="small"
          disabled={isBusy}
          onPress={() => adding.send({ type: 'address.change' })}
        >
          {t('Change')}
        </Button>
      </Inline>
      <Form onSubmit={() => submit(otp)}>
        <Stack space="20">
          <OtpField
            label={t('6-digit code')}
            value={otp}
            onChange={(value) => {
              setOtp(value);
              adding.send({ type: 'otp.edit' });
            }}
            onComplete={submit}
            required
            requiredMessage={
              channel === 'phone' ? t('Enter the code from the SMS.') : t('Enter the code from the email.')
            }
            inputRef={field}
            {...(failure && { error: failure.fields?.['otp'] ?? failure.message })}
          />
          <Button type="submit" tone="accent" busy={isBusy && !isSending} fullWidth>
            {channel === 'phone' ? t('Add number') : t('Add email')}
          </Button>
        </Stack>
      </Form>
      <Resend
        canResend={AddAddress.useSelector(selectCanResend)}
        isSending={isSending}
        resendAt={AddAddress.useSelector(selectResendAt)}
        onResend={() => adding.send({ type: 'otp.resend' })}
      />
    </Stack>
  );
}
