import type { Db, Tx } from '../../../platform/database/database';
import { handleCancellations } from './cancel.service';
import { createMandateCharges } from './charge.service';
import {
  findLive,
  findMandate,
  findProposed,
  lockOpen,
  type MandateRow,
  type SubscriptionKey,
} from './mandate.repository';
import { createMandateSync, createSweep, type MandateDeps } from './mandate-sync.service';
import { createProposals } from './proposal.service';

export { cancelMandate } from './cancel.service';
export type { MandateRow } from './mandate.repository';
export { mandateUntil } from './mandate.rules';
export { type MandateChange, mandateChangeQueue } from './mandate-sync.service';

const minute = 60_000;

/** How a mandate stands, for the page that its buyer comes back to. */
export interface ShownMandate extends SubscriptionKey, Pick<MandateRow, 'status' | 'why'> {}

/** Mandates: proposed, authorised, monitored and ended. */
export function createMandates(deps: MandateDeps, { queue }: { queue: string }) {
  const { database, jobs } = deps;
  const mandateSync = createMandateSync(deps, queue);
  const proposals = createProposals(deps, queue);
  const charges = createMandateCharges(deps, queue);
  handleCancellations(deps);
  jobs.every('mandates.sweep', minute, createSweep(deps, mandateSync));

  return {
    propose: proposals.propose,
    adopt: proposals.adopt,
    start: proposals.start,
    raise: charges.raise,
    revoke: charges.revoke,
    sync: mandateSync.sync,

    /** The one that takes money, or would if its buyer did not hold it back: `active` or `paused`. Null without one. */
    liveOf: (db: Db, key: SubscriptionKey): Promise<MandateRow | null> => findLive(db, key),

    /** What the buyer sees: the live one, or else the newest that the bank has not agreed to yet. */
    shownOf: async (db: Db, key: SubscriptionKey): Promise<MandateRow | null> =>
      (await findLive(db, key)) ?? findProposed(db, key),

    /** Ends all of a subscription, also what is only proposed: here at once, and at the gateway as soon as that answers. Answers the live one. */
    async endAll(trx: Tx, key: SubscriptionKey): Promise<MandateRow | null> {
      const open = await lockOpen(trx, key);
      for (const row of open) await mandateSync.end(trx, row);
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
