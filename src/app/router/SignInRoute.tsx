import type { SignedIn } from '@haat/contract';
import { selectFailure } from '@haat/machines/session';
import { otpAsked } from '@haat/machines/sign-in';
import { useEffect, useState } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Session } from '../../actors/session.actor';
import { SignIn } from '../../actors/sign-in.actor';
import { SignInScreen } from '../../screens/sign-in/SignInScreen';
import { offerGoogle } from '../../services/google';
import { googleClientId } from '../../services/site';
import { liveSignIn } from '../live-sign-in';
import { paths, returnPath } from '../paths';
import { hasScreen } from './decide';
import { forgetSignIn, rememberAsked, signInInput } from './sign-in-memory';

const query = () => new URLSearchParams(window.location.search);

/** Sign-in with its real ports; what it ends with goes to the session. */
export function SignInRoute() {
  const [input] = useState(() => signInInput(query(), Date.now()));
  const [google] = useState(() => (googleClientId() === null ? null : offerGoogle));
  const session = Session.useActorRef();
  const failure = Session.useSelector(selectFailure);
  const { parser } = useRouter();
  const enter = (signedIn: SignedIn) => {
    forgetSignIn();
    session.send({ type: 'session.verified', ...signedIn });
    const start = signedIn.user.startsAt === 'library' ? paths.purchases : paths.dashboard;
    const next = returnPath(query().get('next'), window.location.origin) ?? start;
    // Some addresses are pages that the server answers.
    if (hasScreen(new URL(next, window.location.origin).pathname, parser)) navigate(next, { replace: true });
    else window.location.replace(next);
  };
  return (
    <SignIn.Provider logic={liveSignIn} options={{ input }}>
      <Remembering />
      <SignInScreen sessionFailure={failure?.message} offerGoogle={google} onSignedIn={enter} />
    </SignIn.Provider>
  );
}

/** So that a page that is loaded again asks for the same code. */
function Remembering() {
  const signIn = SignIn.useActorRef();
  useEffect(() => {
    const following = signIn.subscribe((snapshot) => rememberAsked(otpAsked(snapshot)));
    return () => following.unsubscribe();
  }, [signIn]);
  return null;
}
