import type { Devices } from './carrying.service';
import { createNotifyService, type NotifyDeps } from './notify.service';
import { createOutbox } from './outbox.service';

export type { CodeTo, Tellable } from './notice';

const noDevices: Devices = { pushTokens: async () => [], dropPushTokens: async () => undefined };

/**
 * Tells people things: a notice becomes a job in the caller's transaction, the job becomes messages. `devices` is the door
 * to whoever knows which device belongs to whom.
 */
export function createNotify(deps: NotifyDeps, devices: Devices = noDevices) {
  const outbox = createOutbox(deps);
  return { ...createNotifyService(deps, devices, outbox.keep), outbox: outbox.newest };
}

export type Notify = ReturnType<typeof createNotify>;
