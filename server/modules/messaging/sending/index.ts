import { type FeedPort, noFeed } from './chosen';
import type { Devices } from './message-sending.service';
import { createNotifierService, type NotifierDeps } from './notify.service';
import { createOutbox } from './outbox.service';

export type { KycMessage } from '../templates/account/kyc.template';
export type { ReviewMessage } from '../templates/orders/review.template';
export type { PlatformMessage } from '../templates/platform/platform.template';
export type { RenewalNotice } from '../templates/subscriptions/renewal.notice';
export { type Channels, type OutgoingMessage as Told, platformChannels } from './chosen';
export type { Tellable } from './notice';
export type { OutboxMail } from './outbox.service';

const noDevices: Devices = { pushTokens: async () => [], dropPushTokens: async () => undefined };

/**
 * Tells people things: a notice becomes a job in the caller's transaction, the job becomes messages and a line in the reader's feed. `devices`
 * knows which device belongs to whom, `feed` keeps what was told and knows which channels were chosen.
 */
export function createNotifier(deps: NotifierDeps, devices: Devices = noDevices, feed: FeedPort = noFeed) {
  const outbox = createOutbox(deps);
  return {
    ...createNotifierService(deps, devices, feed, outbox.keep),
    outbox: outbox.newest,
    outboxMail: outbox.mail,
  };
}

export type Notifier = ReturnType<typeof createNotifier>;
