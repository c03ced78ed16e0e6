import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../catalog';
import type { Notify } from '../notify';
import type { DrawnPages } from '../storefront';
import { createFollowUpService, type FollowUpDeps } from './follow-up.service';
import { followUpHandlers, remindersRoutes } from './follow-ups.routes';

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
