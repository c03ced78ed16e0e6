import { NavigationProvider } from '@haat/design-system';
import { selectUser } from '@haat/machines/session';
import { onUnauthorized } from '@haat/web/api/api';
import { readToken, watchStored } from '@haat/web/browser/storage';
import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Connectivity } from '../actors/connectivity.actor';
import { Navigation } from '../actors/navigation.actor';
import { Session } from '../actors/session.actor';
import { chooseLanguage } from './language';
import { liveConnectivity, liveNavigation } from './live-navigation';
import { liveSession } from './live-session';
import { OfflineGate } from './OfflineGate';
import { hasScreen } from './router/decide';
import { Router } from './router/Router';

export function App() {
  return (
    <Connectivity.Provider logic={liveConnectivity}>
      <Session.Provider logic={liveSession}>
        <Navigation.Provider logic={liveNavigation}>
          <SessionWatch />
          <LanguageWatch />
          <InApp>
            <OfflineGate>
              <Router />
            </OfflineGate>
          </InApp>
        </Navigation.Provider>
      </Session.Provider>
    </Connectivity.Provider>
  );
}

/** Links to screens of the app go through its router; everything else is a page that the server answers. */
function InApp({ children }: { children: React.ReactNode }) {
  const { parser } = useRouter();
  const follow = (href: string) => {
    const url = new URL(href, window.location.href);
    if (url.origin !== window.location.origin || !hasScreen(url.pathname, parser)) return false;
    navigate(url.pathname + url.search + url.hash);
    return true;
  };
  return <NavigationProvider navigate={follow}>{children}</NavigationProvider>;
}

/** Uses the language that somebody chose in their account. One that a device speaks by itself stays on that device. */
function LanguageWatch() {
  const chosen = Session.useSelector(selectUser)?.language ?? null;
  useEffect(() => {
    // If the translations fail, nothing changes until the next visit.
    if (chosen !== null) chooseLanguage(chosen).catch((error: unknown) => console.warn(error));
  }, [chosen]);
  return null;
}

/** Tells the session what other tabs and refused calls say of its token. */
function SessionWatch() {
  const session = Session.useActorRef();
  useEffect(
    () =>
      watchStored({
        onToken: (token) => session.send({ type: 'storage.changed', token }),
        onNotitoken: (notitoken) => session.send({ type: 'notitoken.changed', notitoken }),
      }),
    [session],
  );
  useEffect(
    () =>
      onUnauthorized((token) => {
        if (token === readToken()) session.send({ type: 'session.questioned' });
      }),
    [session],
  );
  return null;
}
