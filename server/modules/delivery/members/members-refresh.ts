import type { Tx } from '../../../platform/database/database';
import { enqueueMany } from '../../../platform/jobs/jobs';
import type { MembersContext } from './member.invites';

const queue = 'members.refresh';
/** Ms in which changes are gathered: thousands may join or leave in an hour. */
const gatherMs = 2000;

/** Has the open apps of sellers load again the members that they show, soon after this is committed. */
export const refreshMembers = (trx: Tx, sellerIds: readonly string[], now: Date): Promise<void> =>
  enqueueMany(
    trx,
    [...new Set(sellerIds)].map((sellerId) => ({
      queue,
      payload: { sellerId },
      runAt: new Date(now.getTime() + gatherMs),
      dedupeKey: sellerId,
    })),
  );

/** Follows who gets access and who loses it; deliveries say who comes and goes. */
export function followMembers({ events, jobs, database, clock, feed }: MembersContext): void {
  events.on(['access.granted', 'access.restored', 'access.suspended', 'access.revoked', 'access.ended'], {
    key: 'members.changed',
    handleMany: (all) =>
      database.tx((trx) =>
        refreshMembers(
          trx,
          all.map(({ sellerId }) => sellerId),
          clock.now(),
        ),
      ),
  });
  jobs.handle<{ sellerId: string }>(queue, async ({ sellerId }) => {
    await database.tx((trx) => feed.refresh(trx, [sellerId]));
    feed.changed([sellerId]);
  });
}
