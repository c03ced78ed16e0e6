import { assign, raise, setup } from 'xstate';
import { missing } from '../failure';
import { navigationPorts } from './navigation.ports';

export interface NavigationContext {
  /** What the loading of a screen failed with; for developers, never shown. */
  error: unknown;
}

export type NavigationEvent =
  | { type: 'navigation.started' }
  | { type: 'navigation.finished' }
  /** The browser raised a preload error. While no screen is on its way it concerns none. */
  | { type: 'navigation.failed'; error: unknown }
  | { type: 'navigation.retry' }
  /** What the screen tells the loader: that something is on its way, and that it has come or will not. */
  | { type: 'loader.wanted' }
  | { type: 'loader.unwanted' }
  /** The loader has been there long enough. */
  | { type: 'loader.seen' };

export const navigationSetup = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    tags: {} as 'busy' | 'loader' | 'failed',
  },
  actors: navigationPorts,
  delays: { patience: 150, minimumShown: 300 },
  guards: {
    isStale: (_, page: { isStale: boolean }) => page.isStale,
  },
  actions: {
    reloadPage: () => missing('reloadPage'),
    keepError: assign((_, failed: { error: unknown }) => failed),
    clearError: assign({ error: undefined }),
    wantLoader: raise({ type: 'loader.wanted' }),
    releaseLoader: raise({ type: 'loader.unwanted' }),
    seeLoader: raise({ type: 'loader.seen' }),
  },
});
