import { Button, Form, Link, OtpField, PhoneField, Stack, Text } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import {
  selectAddress,
  selectCanResend,
  selectFailure,
  selectIsBusy,
  selectIsSending,
  selectResendAt,
  selectSignedIn,
  selectStep,
  type signInMachine,
} from '@haat/machines/sign-in';
import type { SignedIn } from '@haat/openapi';
import { Resend } from '@haat/web/otp/Resend';
import { signInPath } from '@haat/web/paths';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';

interface PlanSignInProps {
  logic: typeof signInMachine;
  /** The code of the invitation that led here; null when none did. */
  referral: string | null;
  onSignedIn: (signedIn: SignedIn) => void;
}

/** Signing in without leaving the page: a number, and the code that is sent to it. */
export function PlanSignIn({ logic, referral, onSignedIn }: PlanSignInProps) {
  const signIn = useActorRef(logic, { input: { refId: referral } });
  const step = useSelector(signIn, selectStep);
  const signedIn = useSelector(signIn, selectSignedIn);
  const isBusy = useSelector(signIn, selectIsBusy);
  const isSending = useSelector(signIn, selectIsSending);
  const failure = useSelector(signIn, selectFailure);
  const address = useSelector(signIn, selectAddress);
  const canResend = useSelector(signIn, selectCanResend);
  const resendAt = useSelector(signIn, selectResendAt);
  const [phone, setPhone] = useState('');
  const [otp, setOtp] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The one thing to do here.
  useEffect(() => {
    if (step === 'otp') field.current?.focus();
  }, [step]);
  useEffect(() => {
    if (signedIn) onSignedIn(signedIn);
  }, [signedIn, onSignedIn]);

  if (step === 'otp')
    return (
      <Form onSubmit={() => signIn.send({ type: 'otp.submit', otp })} aria-label={t('Your code')}>
        <Stack space="16">
          <OtpField
            label={t('Code')}
            value={otp}
            onChange={(typed) => {
              setOtp(typed);
              signIn.send({ type: 'otp.edit' });
            }}
            onComplete={(code) => signIn.send({ type: 'otp.submit', otp: code })}
            required
            inputRef={field}
            help={t('We sent it by SMS to {phone}.', { phone: address })}
            error={failure ? translate(failure.message) : undefined}
          />
          <Button type="submit" tone="accent" fullWidth busy={isBusy && !isSending} disabled={isSending}>
            {t('Continue')}
          </Button>
          <Resend
            canResend={canResend}
            isSending={isSending}
            resendAt={resendAt}
            onResend={() => signIn.send({ type: 'otp.resend' })}
          />
          <Button tone="quiet" onPress={() => signIn.send({ type: 'address.change' })} disabled={isBusy}>
            {t('Another number')}
          </Button>
        </Stack>
      </Form>
    );
  return (
    <Form onSubmit={() => signIn.send({ type: 'phone.submit', phone })} aria-label={t('Your number')}>
      <Stack space="16">
        <Text as="p" tone="soft">
          {t('Sign in with your number to buy a plan. A new number creates an account.')}
        </Text>
        <PhoneField
          label={t('Mobile number')}
          name="phone"
          required
          value={phone}
          onChange={(typed) => {
            setPhone(typed);
            signIn.send({ type: 'phone.edit' });
          }}
          help={t('We send a 6-digit code by SMS.')}
          error={failure ? translate(failure.message) : undefined}
        />
        <Button type="submit" tone="accent" fullWidth busy={isBusy}>
          {t('Send code')}
        </Button>
        <Link href={signInPath(window.location.pathname + window.location.search)} standalone>
          {t('Sign in another way')}
        </Link>
      </Stack>
    </Form>
  );
}
