import type { UploadView } from '@haat/machines/upload';
import { selectUploads, type uploadQueueMachine } from '@haat/machines/upload-queue';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';

/** Every upload of a queue, as it changes. */
export function useUploadViews(queue: ActorRefFrom<typeof uploadQueueMachine>): readonly UploadView[] {
  const last = useRef<readonly UploadView[]>([]);
  const subscribe = useCallback((tell: () => void) => watch(queue, tell), [queue]);
  return useSyncExternalStore(subscribe, () => {
    const now = selectUploads(queue.getSnapshot());
    // They are made anew at every look.
    if (JSON.stringify(now) !== JSON.stringify(last.current)) last.current = now;
    return last.current;
  });
}

/** Tells of changes of the queue and of each upload in it. */
function watch(queue: ActorRefFrom<typeof uploadQueueMachine>, tell: () => void): () => void {
  const watched = new Map<string, { unsubscribe: () => void }>();
  const follow = () => {
    const { uploads } = queue.getSnapshot().context;
    for (const { key, ref } of uploads) if (!watched.has(key)) watched.set(key, ref.subscribe(tell));
    for (const [key, one] of watched) {
      if (uploads.some((upload) => upload.key === key)) continue;
      one.unsubscribe();
      watched.delete(key);
    }
    tell();
  };
  const subscription = queue.subscribe(follow);
  follow();
  return () => {
    subscription.unsubscribe();
    for (const one of watched.values()) one.unsubscribe();
  };
}
