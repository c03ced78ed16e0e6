import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Notifier } from '../../messaging';
import { type GstinOf, scheduleChecks } from './checks.service';
import { createKycFacts } from './kyc.facts';
import { createKycNotifications } from './kyc.notifications';
import { kycHandlers } from './kyc.routes';
import type { AccountDetails } from './kyc.rules';
import { createKycTransitions } from './kyc.transitions';
import { createPanService } from './pan.service';
import { findAccount } from './payout-account/payout-account.repository';
import { createPayoutAccounts } from './payout-account/payout-account.service';
import { createReviews } from './reviews/reviews.service';
import { createVault } from './vault/kyc.vault';
import { scheduleResealing } from './vault/resealing';

export { createKycFacts, type KycFacts } from './kyc.facts';
export { oneMoreTry } from './pan.service';
export type { Review } from './reviews/reviews.service';

/** Where a creator's money goes to. */
export interface UsableAccount {
  id: string;
  kind: 'bank' | 'upi';
  /** As the bank has it. */
  holder: string;
  /** For people; the number masked. */
  shown: string;
  /** No money goes to it before: its owner has been told, and may still object. */
  usableAt: Date;
  /** For the gateway of payouts alone: never kept, logged or answered. */
  open(): AccountDetails;
}

/** Who creators are and where their money goes. */
export function createKyc(
  deps: Deps,
  { identity, notify, gstinOf }: { identity: Identity; notify: Notifier; gstinOf: GstinOf },
) {
  const { database } = deps;
  const vault = createVault(deps);
  const transitions = createKycTransitions(deps.clock);
  const notifications = createKycNotifications({ identity, notify });
  const pans = createPanService(deps, { transitions, vault });
  const accounts = createPayoutAccounts(deps, { identity, transitions, vault, notifications });
  scheduleChecks(deps, { transitions, vault, notifications, gstinOf });
  scheduleResealing(deps, { transitions, vault });

  return {
    handlers: kycHandlers(deps, { pans, accounts }),
    ...createKycFacts(deps),
    /** A verified account of a creator; null when it is not theirs, not verified or removed. */
    async accountFor(sellerId: string, accountId: string): Promise<UsableAccount | null> {
      const row = await findAccount(database.db, sellerId, accountId);
      if (row?.status !== 'verified') return null;
      return {
        id: row.id,
        kind: row.kind,
        // A reviewer may have accepted what the bank never named.
        holder: row.holder ?? row.held_against ?? '',
        shown: row.shown,
        usableAt: row.usable_at,
        open: () => vault.openAccount(row),
      };
    },
    reviews: createReviews(deps, { transitions, notifications }),
  };
}

export type KycModule = ReturnType<typeof createKyc>;
