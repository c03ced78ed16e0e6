import type { SnapshotFrom } from 'xstate';
import type { pushMachine } from './push.machine';

type Push = SnapshotFrom<typeof pushMachine>;

/** Push status; null while loading. */
export type PushStatus = 'absent' | 'unsupported' | 'denied' | 'off' | 'on';

const statuses: readonly PushStatus[] = ['absent', 'unsupported', 'denied', 'off', 'on'];

export const selectPushStatus = (push: Push): PushStatus | null =>
  statuses.find((pushState) => push.hasTag(pushState)) ?? null;
export const selectIsBusy = (push: Push) => push.hasTag('busy');
/** Could be turned on here, and has never been offered. */
export const selectIsToBeOffered = (push: Push) => push.hasTag('off') && !push.context.wasOffered;
export const selectFailure = (push: Push) => push.context.failure;
