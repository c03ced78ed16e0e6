import type { Catalog } from '../../catalog';
import type { Notifier } from '../../messaging';
import { createFollowUpService, type FollowUpDeps } from './payment-reminder.service';
import { followUpHandlers } from './payment-reminders.routes';

/** Reminders of unpaid orders, for buyers who agreed to them. */
export function createFollowUps(
  deps: FollowUpDeps,
  dependencies: { catalog: Pick<Catalog, 'publicProduct'>; notify: Pick<Notifier, 'notify'> },
) {
  const followUps = createFollowUpService(deps, dependencies);
  deps.events.on('order.placed', {
    key: 'follow-ups.order',
    when: ({ isReminded }) => isReminded,
    handle: followUps.begin,
  });
  return {
    handlers: followUpHandlers(followUps),
    isOurs: followUps.isOurs,
    refuse: followUps.refuse,
  };
}

export type FollowUps = ReturnType<typeof createFollowUps>;
