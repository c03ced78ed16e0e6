import type { Db, Tx } from '../../../platform/database/database';
import { createCharging } from './charge.service';
import { handleDropped } from './drop.service';
import { createLooking, type MandateDeps } from './look.service';
import {
  findLive,
  findMandate,
  findProposed,
  lockOpen,
  type MandateRow,
  type SubscriptionKey,
} from './mandate.repository';
import { createProposing } from './propose.service';
import { createSweep } from './sweep.service';

export { dropMandate } from './drop.service';
export { type MandateChange, mandateChangeQueue } from './look.service';
export type { MandateRow } from './mandate.repository';
export { mandateUntil } from './mandate.rules';

const minute = 60_000;

/** How a mandate stands, for the page that its buyer comes back to. */
export interface ShownMandate extends SubscriptionKey, Pick<MandateRow, 'status' | 'why'> {}

/** Permissions to take money again: proposed, agreed to, looked after, and ended. @param dependencies.queue where webhooks leave word of one */
export function createMandates(deps: MandateDeps, { queue }: { queue: string }) {
  const { database, jobs } = deps;
  const looking = createLooking(deps, queue);
  const proposing = createProposing(deps, queue);
  const charging = createCharging(deps, queue);
  handleDropped(deps);
  jobs.every('mandates.sweep', minute, createSweep(deps, looking));

  return {
    propose: proposing.propose,
    adopt: proposing.adopt,
    start: proposing.start,
    raise: charging.raise,
    revoke: charging.revoke,
    look: looking.look,

    /** The one that takes money, or would if its buyer did not hold it back: `active` or `paused`. Null without one. */
    liveOf: (db: Db, key: SubscriptionKey): Promise<MandateRow | null> => findLive(db, key),

    /** What the buyer sees: the live one, or else the newest that the bank has not agreed to yet. */
    shownOf: async (db: Db, key: SubscriptionKey): Promise<MandateRow | null> =>
      (await findLive(db, key)) ?? findProposed(db, key),

    /** Ends all of a subscription, also what is only proposed: here at once, and at the gateway as soon as that answers. Answers the live one. */
    async endAll(trx: Tx, key: SubscriptionKey): Promise<MandateRow | null> {
      const open = await lockOpen(trx, key);
      for (const row of open) await looking.end(trx, row);
      return open.find(({ status }) => status !== 'proposed') ?? null;
    },

    /** Null when there is none. */
    async show(id: string): Promise<ShownMandate | null> {
      const row = await findMandate(database.db, id);
      if (!row) return null;
      const { seller_id: sellerId, subscription_id: subscriptionId, status, why } = row;
      return { sellerId, subscriptionId, status, why };
    },
  };
}

export type Mandates = ReturnType<typeof createMandates>;
