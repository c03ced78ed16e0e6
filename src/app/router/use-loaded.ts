import { useEffect, useState } from 'react';
import { Navigation } from '../../actors/navigation.actor';
import { Session } from '../../actors/session.actor';
import type { ScreenRoute } from './screen-route';
import { type LoadedScreen, loadedScreen, loadScreen } from './screen-store';

const event = 'vite:preloadError';

/** What the browser's event carries. */
interface PreloadError extends Event {
  payload?: unknown;
}

/** Reported errors, so that none is reported twice. */
const reported = new WeakSet<object>();

/** A screen that can be drawn, and the path it was opened at. */
export interface Loaded extends LoadedScreen {
  route: ScreenRoute;
  path: string;
}

/** The last screen that has come; the next takes its place when it has. `wanted` is null while nobody knows where to go. */
export function useLoaded(wanted: ScreenRoute | null, path: string): Loaded | null {
  const session = Session.useActorRef();
  const navigation = Navigation.useActorRef();
  const [shown, setShown] = useState<Loaded | null>(null);

  useEffect(
    () => watchPreloadErrors((error) => navigation.send({ type: 'navigation.failed', error })),
    [navigation],
  );

  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    session.send({ type: 'navigation.started' });
    const arrive = (screen: LoadedScreen) => {
      if (!isCurrent) return;
      setShown({ route: wanted, path, ...screen });
      navigation.send({ type: 'navigation.finished' });
    };
    const ready = loadedScreen(wanted);
    if (ready) arrive(ready);
    else {
      navigation.send({ type: 'navigation.started' });
      loadScreen(wanted).then(arrive, (error: unknown) => isCurrent && raisePreloadError(error));
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted, path, session, navigation]);

  return shown;
}

/** Reports that a screen could not be loaded. Vite raises this event */
function raisePreloadError(error: unknown): void {
  if (typeof error === 'object' && error !== null && reported.has(error)) return;
  window.dispatchEvent(Object.assign(new Event(event), { payload: error }));
}

/** Tells of every file that could not be loaded. Returns how to stop. */
function watchPreloadErrors(tell: (error: unknown) => void): () => void {
  const listen = ({ payload }: PreloadError) => {
    if (typeof payload === 'object' && payload !== null) reported.add(payload);
    tell(payload);
  };
  window.addEventListener(event, listen);
  return () => window.removeEventListener(event, listen);
}
