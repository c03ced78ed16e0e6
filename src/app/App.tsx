import { NavigationProvider } from '@haat/design-system';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Connectivity } from '../actors/connectivity.actor';
import { Navigation } from '../actors/navigation.actor';
import { Session } from '../actors/session.actor';
import { LanguageWatch } from './LanguageWatch';
import { liveConnectivity, liveNavigation } from './live-navigation';
import { liveSession } from './live-session';
import { OfflineGate } from './OfflineGate';
import { hasScreen } from './router/decide';
import { Router } from './router/Router';
import { SessionWatch } from './SessionWatch';

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
