import { Button, Inline, Text } from '@haat/design-system';
import { selectCanResend, selectIsSending, selectResendAt } from '@haat/machines/sign-in';
import { useEffect, useState } from 'react';
import { SignIn } from '../../actors/sign-in.actor';

/** Counts down to when another code may be asked for; then offers it. */
export function ResendCode() {
  const signIn = SignIn.useActorRef();
  const canResend = SignIn.useSelector(selectCanResend);
  const isSending = SignIn.useSelector(selectIsSending);
  const resendAt = SignIn.useSelector(selectResendAt);

  return (
    <Inline space="8" align="between">
      {canResend || resendAt === null ? (
        <Button
          tone="quiet"
          size="small"
          icon="refresh"
          busy={isSending}
          disabled={!canResend && !isSending}
          onPress={() => signIn.send({ type: 'otp.resend' })}
        >
          Send a new code
        </Button>
      ) : (
        <Countdown key={resendAt} until={resendAt} />
      )}
    </Inline>
  );
}

/** Counts whole seconds down to a moment in ms since 1970. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(beat);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <Text tone="soft" tabular>
      New code in {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </Text>
  );
}
