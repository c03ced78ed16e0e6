import { selectIsAuthenticated, selectIsDeciding } from '@haat/machines/session';
import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'wouter';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { Navigation } from '../../actors/navigation.actor';
import { Session } from '../../actors/session.actor';
import { screenTitleId } from '../../parts/screen/ScreenHeader';
import { siteName } from '../../services/site';
import { decide } from './decide';
import type { ScreenRoute } from './routes';
import { type LoadedScreen, loadedScreen, loadScreen } from './screen-store';

interface Shown extends LoadedScreen {
  route: ScreenRoute;
}

/** The screen to draw now: the one before stays until the next has been loaded. `attempt` counts retries. */
export function useScreen(attempt: number): Shown | null {
  const { parser } = useRouter();
  const path = usePathname();
  const search = useSearch();
  const isDeciding = Session.useSelector(selectIsDeciding);
  const isAuthenticated = Session.useSelector(selectIsAuthenticated);
  const { origin } = window.location;
  const decision = decide({ path, search, origin, isDeciding, isAuthenticated }, parser);
  const redirect = decision.do === 'redirect' ? decision.to : null;
  const wanted = decision.do === 'show' ? decision.route : null;

  useEffect(() => {
    if (redirect !== null) navigate(redirect, { replace: true });
  }, [redirect]);

  const shown = useLoaded(wanted, attempt);
  useArrival(shown?.route, path);
  return shown;
}

function useLoaded(wanted: ScreenRoute | null, attempt: number): Shown | null {
  const session = Session.useActorRef();
  const navigation = Navigation.useActorRef();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    session.send({ type: 'navigation.started' });
    const arrive = (screen: LoadedScreen) => {
      if (!isCurrent) return;
      setShown({ route: wanted, ...screen });
      navigation.send({ type: 'navigation.finished' });
    };
    const ready = loadedScreen(wanted);
    if (ready) arrive(ready);
    else {
      navigation.send({ type: 'navigation.started' });
      loadScreen(wanted).then(arrive, (error: unknown) => {
        if (isCurrent) navigation.send({ type: 'navigation.failed', error });
      });
    }
    return () => {
      isCurrent = false;
    };
    // A retry loads the same screen again.
  }, [wanted, attempt, session, navigation]);

  return shown;
}

/** Names the tab, and takes the focus and the eye to the top of a new screen. */
function useArrival(route: ScreenRoute | undefined, path: string) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!route) return;
    document.title = `${route.title} · ${siteName()}`;
    // The first screen leaves the focus to the browser and to fields that ask for it.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo(0, 0);
    if (document.activeElement?.matches('input, textarea, select')) return;
    document.getElementById(screenTitleId)?.focus({ preventScroll: true });
  }, [route, path]);
}
