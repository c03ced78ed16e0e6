import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Notifier } from '../sending';
import { sendDigests } from './digest.service';
import type { Feed } from './feed.service';
import { createLive } from './live.service';
import { notificationHandlers } from './notifications.routes';
import { createChoices } from './preference.service';
import { createReading } from './reading.service';

export { createFeed, type Feed } from './feed.service';

export interface NotificationDependencies {
  feed: Feed;
  identity: Pick<Identity, 'seller' | 'resolveSession'>;
  notify: Pick<Notifier, 'notify'>;
}

const lookEveryMs = 2_000;
/** Below the half minute after which some proxies close what is silent. */
const beatEveryMs = 20_000;

/** What a creator is told: the feed, live; by which ways; and once a day in one mail. */
export function createNotifications(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs' | 'log'>,
  { feed, identity, notify }: NotificationDependencies,
) {
  const reading = createReading(deps, feed);
  const choices = createChoices(deps);
  const live = createLive({
    marksOf: reading.marksOf,
    unreadOf: reading.unreadOf,
    resolveSession: identity.resolveSession,
    log: deps.log,
  });
  sendDigests(deps, { identity, notify });
  feed.onMoved((accountIds) => void live.lookAt(accountIds));
  return {
    handlers: notificationHandlers(reading, choices, live),
    /** Those who follow; told for as long as the server listens. */
    live,
    /** Keeps those who follow told for as long as the server listens. */
    register(app: FastifyInstance): void {
      const timers = [
        setInterval(() => void live.look(), lookEveryMs),
        setInterval(() => void live.beat(), beatEveryMs),
      ];
      for (const timer of timers) timer.unref();
      app.addHook('preClose', async () => {
        for (const timer of timers) clearInterval(timer);
        live.close();
      });
    },
  };
}
