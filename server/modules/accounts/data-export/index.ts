import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps';
import type { Identity } from '../identity';
import { createPacking, type PackingDoors } from './archive.service';
import { takeoutHandlers, takeoutRoutes } from './data-export.routes';
import { createTakeoutService, type PackJob, packQueue } from './data-export.service';

const minute = 60_000;

/** A copy of everything that is somebody's, for them to keep: packed by a job, fetched by whoever is signed in, and deleted after a week. */
export function createTakeout(deps: Deps, doors: PackingDoors & { identity: Pick<Identity, 'proveStepUp'> }) {
  const { jobs, clock } = deps;
  const takeouts = createTakeoutService(deps, doors);
  jobs.handle<PackJob>(packQueue, createPacking(deps, doors));
  jobs.every('takeout.sweep', 10 * minute, takeouts.sweep);
  return {
    handlers: takeoutHandlers(takeouts),
    register: (app: FastifyInstance) => takeoutRoutes(app, takeouts, clock),
    /** Deletes every copy of an account. */
    removeAll: takeouts.removeAll,
  };
}
