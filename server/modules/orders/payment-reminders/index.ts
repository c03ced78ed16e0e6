import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../../catalog/products';
import type { Notify } from '../../messaging/sending';
import type { DrawnPages } from '../../storefront/pages';
import { createFollowUpService, type FollowUpDeps } from './payment-reminder.service';
import { followUpHandlers, remindersRoutes } from './payment-reminders.routes';

/** Reminders of unpaid orders, for buyers who agreed to them. */
export function createFollowUps(
  deps: FollowUpDeps,
  doors: { catalog: Pick<Catalog, 'publicProduct'>; notify: Pick<Notify, 'notify'> },
) {
  const followUps = createFollowUpService(deps, doors);
  return {
    handlers: followUpHandlers(followUps),
    firstAt: followUps.firstAt,
    /** Adds the page where these mails are refused. */
    register: (app: FastifyInstance, pages: DrawnPages) =>
      pages.inScope(app, (scope) => remindersRoutes(scope, { followUps, pages })),
  };
}
