import { selectCanResend, selectIsSending, selectResendAt } from '@haat/machines/sign-in';
import { SignIn } from '../../actors/sign-in.actor';
import { Resend } from '../../components/otp/Resend';

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
