import type { Deps } from '../../platform/deps';
import { createNotifyService } from './notify.service';
import { createOutbox } from './outbox.service';

export type { Notice } from './notice';

/** Tells people things: a notice becomes a job in the caller's transaction, the job becomes messages. */
export function createNotify(deps: Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'random'>) {
  const outbox = createOutbox(deps);
  return { ...createNotifyService(deps, outbox.senders), outbox: outbox.newest };
}

export type Notify = ReturnType<typeof createNotify>;
