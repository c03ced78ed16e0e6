import type { ComponentType } from 'react';
import { needWords } from '../language';
import type { Surroundings } from '../layouts/surroundings';
import type { Screen, ScreenRoute } from './screen-route';

type Layout = ComponentType<{ surroundings: Surroundings; children: React.ReactNode }>;

/** What a route needs to be drawn. */
export interface LoadedScreen {
  Screen: Screen;
  /** Around screens of signed-in people; loaded with the first of them. */
  SignedIn: Layout | null;
}

const loaded = new Map<ScreenRoute, LoadedScreen>();

/** The already loaded screen, synchronously. */
export const loadedScreen = (route: ScreenRoute) => loaded.get(route);

/** Loads a screen and its layout together. Rejects when either cannot be loaded; the next call tries again. */
export async function loadScreen(route: ScreenRoute): Promise<LoadedScreen> {
  const cached = loaded.get(route);
  if (cached) return cached;
  const [Screen, SignedIn] = await Promise.all([route.load(), loadLayout(route)]);
  const screen = { Screen, SignedIn };
  loaded.set(route, screen);
  return screen;
}

let signedInLayout: Layout | null = null;

/** What surrounds a screen and is there already, even where the screen itself did not come. */
export const loadedLayout = ({ access }: ScreenRoute) => (access === 'signedIn' ? signedInLayout : null);

async function loadLayout({ access }: ScreenRoute): Promise<Layout | null> {
  if (access !== 'signedIn') return null;
  const [{ SignedInLayout }] = await Promise.all([import('../signed-in/SignedInLayout'), needWords('shop')]);
  signedInLayout = SignedInLayout;
  return signedInLayout;
}
