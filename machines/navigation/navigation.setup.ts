import { assign, raise, setup } from 'xstate';
import { missing } from '../failure';
import { navigationPorts } from './navigation.ports';

export interface NavigationContext {
  /** Error of a failed screen load; for developers */
  error: unknown;
}

export type NavigationEvent =
  | { type: 'navigation.started' }
  | { type: 'navigation.finished' }
  /** The browser raised a preload error. Ignored while no screen is loading. */
  | { type: 'navigation.failed'; error: unknown }
  | { type: 'navigation.retry' }
  /** Loading events of the screen: started, finished or failed. */
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
