import { NavigationProvider } from '@haat/design-system';
import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Connectivity } from '../actors/connectivity.actor';
import { Navigation } from '../actors/navigation.actor';
import { Session } from '../actors/session.actor';
import { onUnauthorized } from '../services/api';
import { readToken, watchToken } from '../services/storage';
import { liveSession } from './live-machines';
import { liveConnectivity, liveNavigation } from './live-navigation';
import { OfflineGate } from './OfflineGate';
import { hasScreen } from './router/decide';
import { Router } from './router/Router';

export function App() {
  return (
    <Connectivity.Provider logic={liveConnectivity}>
      <Session.Provider logic={liveSession}>
        <Navigation.Provider logic={liveNavigation}>
          <SessionWatch />
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

/** Tells the session what other tabs and refused calls say of its token. */
function SessionWatch() {
  const session = Session.useActorRef();
  useEffect(() => watchToken((token) => session.send({ type: 'storage.changed', token })), [session]);
  useEffect(
    () =>
      onUnauthorized((token) => {
        if (token === readToken()) session.send({ type: 'session.questioned' });
      }),
    [session],
  );
  return null;
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
