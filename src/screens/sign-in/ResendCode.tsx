import { selectCanResend, selectIsSending, selectResendAt } from '@haat/machines/sign-in';
import { Resend } from '@haat/web/otp/Resend';
import { SignIn } from '../../actors/sign-in.actor';

/** Another code for who is signing in. */
export function ResendCode() {
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
