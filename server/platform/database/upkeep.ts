import type { Deps } from '../deps';

const minute = 60_000;
const keptIdempotencyMs = 7 * 24 * 60 * minute;

/** What the embedded engine leaves to us, and rows that nobody asks for any more. */
export function scheduleUpkeep({ database, jobs, clock }: Pick<Deps, 'database' | 'jobs' | 'clock'>): void {
  jobs.every('idempotency.sweep', 60 * minute, async () => {
    const before = new Date(clock.now().getTime() - keptIdempotencyMs);
    await database.db.deleteFrom('idempotency').where('created_at', '<', before).execute();
  });
  if (database.engine !== 'pglite') return;
  jobs.every('database.checkpoint', 3 * minute, () => database.checkpoint());
  jobs.every('database.vacuum', 30 * minute, () => database.vacuum());
}
