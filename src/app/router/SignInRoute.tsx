import type { SignedIn } from '@haat/contract';
import { selectFailure } from '@haat/machines/session';
import { otpAsked } from '@haat/machines/sign-in';
import { useEffect, useState } from 'react';
import { useRouter } from 'wouter';
import { Session } from '../../actors/session.actor';
import { SignIn } from '../../actors/sign-in.actor';
import { platformHere } from '../../in-app/in-app';
import { SignInScreen } from '../../screens/sign-in/SignInScreen';
import { offerGoogle } from '../../services/google';
import { googleClientId } from '../../services/site';
import { liveSignIn } from '../live-sign-in';
import { paths, returnPath } from '../paths';
import { leadTo } from './lead-to';
import { forgetSignIn, rememberAsked, signInInput } from './sign-in-memory';

const query = () => new URLSearchParams(window.location.search);

/** Google refuses to sign anybody in inside other apps. */
const isGoogleThere = () => googleClientId() !== null && platformHere() === null;

/** Sign-in with its real ports; what it ends with goes to the session. */
export function SignInRoute() {
  const [input] = useState(() => signInInput(query(), Date.now()));
  const [google] = useState(() => (isGoogleThere() ? offerGoogle : null));
  const session = Session.useActorRef();
  const failure = Session.useSelector(selectFailure);
  const { parser } = useRouter();
  const enter = (signedIn: SignedIn) => {
    forgetSignIn();
    session.send({ type: 'session.verified', ...signedIn });
    const start = signedIn.user.startsAt === 'library' ? paths.purchases : paths.dashboard;
    const next = returnPath(query().get('next'), window.location.origin) ?? start;
    leadTo(next, parser);
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
