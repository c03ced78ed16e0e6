import { Box, Notice, Stack } from '@haat/design-system';
import { translate } from '@haat/i18n';
import { selectSignedIn, selectStep } from '@haat/machines/sign-in';
import type { SignedIn } from '@haat/openapi';
import { Mark } from '@haat/web/art/Mark';
import { useEffect, useRef } from 'react';
import { SignIn } from '../../actors/sign-in.actor';
import { siteName } from '../../queries/site.queries';
import { EmailStep } from './EmailStep';
import type { OfferGoogle } from './GoogleButton';
import { NoConnection } from './NoConnection';
import { OtpStep } from './OtpStep';
import { PhoneStep } from './PhoneStep';

interface SignInScreenProps {
  /** Why the last session ended, when it was not by wish. */
  sessionFailure?: string | undefined;
  /** Null where Google is not configured, or refuses this browser. */
  offerGoogle: OfferGoogle | null;
  onSignedIn: (signedIn: SignedIn) => void;
}

/** One question at a time: a number or an e-mail address, then the code sent to it. */
export function SignInScreen({ sessionFailure, offerGoogle, onSignedIn }: SignInScreenProps) {
  const step = SignIn.useSelector(selectStep);
  const signedIn = SignIn.useSelector(selectSignedIn);
  const tell = useRef(onSignedIn);
  useEffect(() => {
    tell.current = onSignedIn;
  });
  useEffect(() => {
    if (signedIn) tell.current(signedIn);
  }, [signedIn]);

  if (step === 'otp')
    return (
      <Stack space="24">
        <NoConnection />
        <OtpStep />
      </Stack>
    );
  return (
    <Stack space="24">
      <Box paddingTop="16">
        <Mark height={32} name={siteName()} />
      </Box>
      <NoConnection />
      {sessionFailure && (
        <Notice tone="critical" live>
          {translate(sessionFailure)}
        </Notice>
      )}
      {step === 'phone' ? <PhoneStep offerGoogle={offerGoogle} /> : <EmailStep offerGoogle={offerGoogle} />}
    </Stack>
  );
}
