import type { SnapshotFrom } from 'xstate';
import { newLessonsIn, type publishChangesMachine } from './publish-changes.machine';

type PublishChanges = SnapshotFrom<typeof publishChangesMachine>;

/** What is open: the changes before they are published, the question before they are dropped, or what was published before. */
export function selectOpen(snapshot: PublishChanges): 'review' | 'discard' | 'history' | null {
  for (const open of ['review', 'discard', 'history'] as const) if (snapshot.hasTag(open)) return open;
  return null;
}

export const selectIsBusy = (snapshot: PublishChanges) => snapshot.hasTag('busy');
export const selectError = (snapshot: PublishChanges) => snapshot.context.error;
export const selectReviewed = (snapshot: PublishChanges) => snapshot.context.reviewed;
export const selectIsStale = (snapshot: PublishChanges) => snapshot.context.isStale;
/** How many lessons buyers can be told of. */
export const selectNewLessons = (snapshot: PublishChanges) => newLessonsIn(snapshot.context.reviewed);
export const selectTellBuyers = (snapshot: PublishChanges) => snapshot.context.tellBuyers;
export const selectVersions = (snapshot: PublishChanges) => snapshot.context.versions;
/** The version being restored; null if none. */
export const selectRestoring = (snapshot: PublishChanges) =>
  snapshot.matches({ history: 'restoring' }) ? snapshot.context.number : null;
export const selectIsPreparing = (snapshot: PublishChanges) => snapshot.matches({ review: 'preparing' });
export const selectIsLoading = (snapshot: PublishChanges) => snapshot.matches({ history: 'loading' });
export const selectCanPublish = (snapshot: PublishChanges) => snapshot.can({ type: 'publish' });
