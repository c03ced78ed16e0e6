import { selectIsAuthenticated, selectIsDeciding } from '@haat/machines/session';
import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'wouter';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { Navigation } from '../../actors/navigation.actor';
import { Session } from '../../actors/session.actor';
import { screenTitleId } from '../../parts/screen/ScreenHeader';
import { siteName } from '../../services/site';
import { decide } from './decide';
import type { ScreenProps, ScreenRoute } from './screen-route';
import { type LoadedScreen, loadedScreen, loadScreen } from './screen-store';

interface Shown extends LoadedScreen, ScreenProps {
  route: ScreenRoute;
}

/** The screen to draw now: the one before stays until the next has been loaded. `attempt` counts retries. */
export function useScreen(attempt: number): Shown | null {
  const { parser } = useRouter();
  const path = usePathname();
  const search = useSearch();
  const isDeciding = Session.useSelector(selectIsDeciding);
  const isAuthenticated = Session.useSelector(selectIsAuthenticated);
  const { origin, hash } = window.location;
  const decision = decide({ path, search, hash, origin, isDeciding, isAuthenticated }, parser);
  const redirect = decision.do === 'redirect' ? decision.to : null;
  const wanted = decision.do === 'show' ? decision : null;

  useEffect(() => {
    if (redirect !== null) navigate(redirect, { replace: true });
  }, [redirect]);

  const shown = useLoaded(wanted?.route ?? null, path, attempt);
  const params = useLast(shown && wanted?.route === shown.route ? wanted.params : null);
  useArrival(shown?.route, path);
  return shown && { ...shown, params };
}

/** While the next screen is loaded, the one before keeps what it was told. */
function useLast(params: Params | null): Params {
  const key = JSON.stringify(params);
  const [last, setLast] = useState({ key, params: params ?? {} });
  if (params === null || key === last.key) return last.params;
  setLast({ key, params });
  return params;
}

type Params = ScreenProps['params'];
type Loaded = LoadedScreen & { route: ScreenRoute };

function useLoaded(wanted: ScreenRoute | null, path: string, attempt: number): Loaded | null {
  const session = Session.useActorRef();
  const navigation = Navigation.useActorRef();
  const [shown, setShown] = useState<Loaded | null>(null);

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
  }, [wanted, path, attempt, session, navigation]);

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
