import { selectFailure } from '@haat/machines/session';
import { otpAsked } from '@haat/machines/sign-in';
import type { SignedIn } from '@haat/openapi';
import { platformHere } from '@haat/web/in-app-browser/here';
import { paths, signInPath } from '@haat/web/paths';
import { claimReferral } from '@haat/web/services/referral';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Session } from '../../actors/session.actor';
import { SignIn } from '../../actors/sign-in.actor';
import { SignInScreen } from '../../screens/sign-in/SignInScreen';
import { offerGoogle } from '../../services/google';
import { googleClientId } from '../../services/site';
import { liveSignIn } from '../live-sign-in';
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
  const enter = (signedIn: SignedIn) => {
    void claimReferral(signedIn);
    forgetSignIn();
    // The router leads on from sign-in to where its address says, else to the dashboard.
    if (signedIn.user.startsAt === 'library' && !query().has('next'))
      navigate(signInPath(paths.purchases), { replace: true });
    session.send({ type: 'session.verified', ...signedIn });
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
