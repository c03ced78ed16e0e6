import {
  Box,
  Button,
  Form,
  Heading,
  IconButton,
  Inline,
  Notice,
  OtpField,
  Stack,
  Text,
} from '@haat/design-system';
import { type Phrase, t, translate } from '@haat/i18n';
import {
  selectAddress,
  selectCanResend,
  selectFailure,
  selectIsBusy,
  selectIsSending,
  selectResendAt,
  selectWay,
} from '@haat/machines/sign-in';
import { Resend } from '@haat/web/otp/Resend';
import { useEffect, useRef, useState } from 'react';
import { SignIn } from '../../actors/sign-in.actor';
import { screenTitleId } from '../../components/screen/ScreenHeader';
import { siteName } from '../../queries/site.queries';
import { back } from './sign-in.css';

const texts = {
  phone: {
    back: 'Back to the number',
    help: 'On Android the SMS fills in the code.',
  },
  email: {
    back: 'Back to the email',
    help: 'If it does not arrive within a minute, check your spam folder.',
  },
} as const satisfies Record<string, { back: Phrase; help: Phrase }>;

/** Asks for the code of the SMS or of the e-mail. */
export function OtpStep() {
  const signIn = SignIn.useActorRef();
  const channel = SignIn.useSelector(selectWay);
  const address = SignIn.useSelector(selectAddress);
  const isBusy = SignIn.useSelector(selectIsBusy);
  const isSending = SignIn.useSelector(selectIsSending);
  const failure = SignIn.useSelector(selectFailure);
  const [otp, setOtp] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The one thing to do here.
  useEffect(() => field.current?.focus(), []);
  // What was wrong is typed over rather than taken back digit by digit.
  useEffect(() => {
    if (failure) field.current?.select();
  }, [failure]);

  const edit = (value: string) => {
    setOtp(value);
    signIn.send({ type: 'otp.edit' });
  };
  const submit = (code: string) => signIn.send({ type: 'otp.submit', otp: code });
  const change = () => signIn.send({ type: 'address.change' });

  return (
    <Stack space="24">
      <Box className={back}>
        <IconButton label={t(texts[channel].back)} icon="chevronLeft" onPress={change} disabled={isBusy} />
      </Box>
      <Stack space="4">
        <Heading level={1} id={screenTitleId} tabIndex={-1}>
          {t('Enter the 6-digit code')}
        </Heading>
        <Inline space="4" alignY="center">
          <Text size="17" tone="soft">
            {t('Sent to {address}.', { address: channel === 'phone' ? asNumber(address) : address })}
          </Text>
          <Button tone="quiet" size="small" flush onPress={change} disabled={isBusy}>
            {t('Change')}
          </Button>
        </Inline>
      </Stack>
      <Form onSubmit={() => submit(otp)}>
        <Stack space="20">
          <OtpField
            label={t('Code')}
            hideLabel
            name="otp"
            value={otp}
            onChange={edit}
            onComplete={submit}
            required
            readsSms={channel === 'phone'}
            inputRef={field}
            help={t(texts[channel].help)}
            error={failure ? translate(failure.message) : undefined}
          />
          <Button
            type="submit"
            tone="accent"
            busy={isBusy && !isSending}
            disabled={isSending}
            fullWidth
            mainAction
          >
            {t('Sign in')}
          </Button>
        </Stack>
      </Form>
      <ResendCode />
      <Notice icon="shield">
        {t('Nobody from {site} will ask you for this code. Do not read it out on a call.', {
          site: siteName(),
        })}
      </Notice>
    </Stack>
  );
}

/** "9822041573" → "+91 98220 41573", for reading over what was typed. */
function asNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(-10);
  return digits.length === 10 ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : typed;
}

/** Another code for who is signing in. */
function ResendCode() {
  const signIn = SignIn.useActorRef();
  return (
    <Resend
      canResend={SignIn.useSelector(selectCanResend)}
      isSending={SignIn.useSelector(selectIsSending)}
      resendAt={SignIn.useSelector(selectResendAt)}
      onResend={() => signIn.send({ type: 'otp.resend' })}
    />
  );
}
