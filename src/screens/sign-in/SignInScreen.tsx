import type { SignedIn } from '@haat/contract';
import { Box, Notice, Stack } from '@haat/design-system';
import { selectSignedIn, selectStep } from '@haat/machines/sign-in';
import { useEffect, useRef } from 'react';
import { SignIn } from '../../actors/sign-in.actor';
import { Mark } from '../../parts/art/Mark';
import { siteName } from '../../queries/site.queries';
import { OtpStep } from './OtpStep';
import { PhoneStep } from './PhoneStep';

interface SignInScreenProps {
  /** Why the last session ended, when it was not by wish. */
  sessionFailure?: string | undefined;
  onSignedIn: (signedIn: SignedIn) => void;
}

/** One question at a time: a number, then the code sent to it. */
export function SignInScreen({ sessionFailure, onSignedIn }: SignInScreenProps) {
  const step = SignIn.useSelector(selectStep);
  const signedIn = SignIn.useSelector(selectSignedIn);
  const tell = useRef(onSignedIn);
  useEffect(() => {
    tell.current = onSignedIn;
  });
  useEffect(() => {
    if (signedIn) tell.current(signedIn);
  }, [signedIn]);

  return (
    <Stack space="24">
      {step === 'phone' && (
        <Box paddingTop="16">
          <Mark height={32} name={siteName()} />
        </Box>
      )}
      {step === 'phone' && sessionFailure && (
        <Notice tone="critical" live>
          {sessionFailure}
        </Notice>
      )}
      {step === 'phone' ? <PhoneStep /> : <OtpStep />}
    </Stack>
  );
}
