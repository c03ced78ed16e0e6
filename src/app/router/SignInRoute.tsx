import type { SignedIn } from '@haat/contract';
import { selectFailure } from '@haat/machines/session';
import { navigate } from 'wouter/use-browser-location';
import { Session } from '../../actors/session.actor';
import { SignIn } from '../../actors/sign-in.actor';
import { SignInScreen } from '../../screens/sign-in/SignInScreen';
import { liveSignIn } from '../live-machines';
import { paths, returnPath } from '../paths';

const asked = () => new URLSearchParams(window.location.search);

/** Sign-in with its real ports; what it ends with goes to the session. */
export function SignInRoute() {
  const session = Session.useActorRef();
  const failure = Session.useSelector(selectFailure);
  const isPurchaser = asked().get('as') === 'buyer';
  const enter = (signedIn: SignedIn) => {
    session.send({ type: 'session.verified', ...signedIn });
    const start = signedIn.user.startsAt === 'library' ? paths.purchases : paths.dashboard;
    navigate(returnPath(asked().get('next'), window.location.origin) ?? start, { replace: true });
  };
  return (
    <SignIn.Provider logic={liveSignIn} options={{ input: { isPurchaser } }}>
      <SignInScreen sessionFailure={failure?.message} onSignedIn={enter} />
    </SignIn.Provider>
  );
}
