import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine';

type Navigation = SnapshotFrom<typeof navigationMachine>;

/** Whether the full-screen loader is drawn. */
export const selectIsLoaderShown = (navigation: Navigation) => navigation.hasTag('loader');
/** A screen could not be loaded; `navigation.retry` tries again. */
export const selectHasFailed = (navigation: Navigation) => navigation.hasTag('failed');
/** A retry is in progress. */
export const selectIsRetrying = (navigation: Navigation) =>
  navigation.hasTag('failed') && navigation.hasTag('busy');
