import { Box, Notice, Stack } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { selectIsOffline } from '@haat/machines/connectivity';
import { selectSignedIn, selectStep } from '@haat/machines/sign-in';
import type { SignedIn } from '@haat/openapi';
import { Mark } from '@haat/web/art/Mark';
import { useEffect, useRef } from 'react';
import { Connectivity } from '../../actors/connectivity.actor';
import { SignIn } from '../../actors/sign-in.actor';
import { siteName } from '../../queries/site.queries';
import { EmailStep } from './EmailStep';
import type { OfferGoogle } from './GoogleButton';
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

/** What is left to say once the cover over everything was put aside: here nothing can be read, only sent. */
function NoConnection() {
  const isOffline = Connectivity.useSelector(selectIsOffline);
  if (!isOffline) return null;
  return (
    <Notice tone="caution" icon="wifiOff" title={t('No connection.')} live>
      {t('Your input is kept. You need to be online to sign in.')}
    </Notice>
  );
}
