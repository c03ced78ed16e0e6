import { hasName } from '@haat/machines/lifecycles/kyc';
import type { TaxedAs } from '../../../gateways/verification';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Notify } from '../../messaging';
import { type GstinOf, scheduleChecks } from './checks.service';
import { createMoves } from './kyc.moves';
import { createNews } from './kyc.news';
import { findKyc, findVerified, lockKyc } from './kyc.repository';
import { kycHandlers } from './kyc.routes';
import { type AccountDetails, panOfGstin } from './kyc.rules';
import { createPanService } from './pan.service';
import { findAccount, findAllAccounts } from './payout-account/payout-account.repository';
import { createPayoutAccounts } from './payout-account/payout-account.service';
import { createReviews } from './reviews/reviews.service';
import { createVault } from './vault/kyc.vault';
import { scheduleResealing } from './vault/resealing';

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

/** Whether a creator has proven who they are and where their money goes: asked by identity, which comes before this module. */
export const isKycComplete =
  ({ database }: Pick<Deps, 'database'>) =>
  async (sellerId: string): Promise<boolean> =>
    (await findKyc(database.db, sellerId)).status === 'complete';

/** Who creators are and where their money goes. */
export function createKyc(
  deps: Deps,
  { identity, notify, gstinOf }: { identity: Identity; notify: Notify; gstinOf: GstinOf },
) {
  const { database } = deps;
  const vault = createVault(deps);
  const moves = createMoves(deps.clock);
  const news = createNews({ identity, notify });
  const pans = createPanService(deps, { moves, vault });
  const accounts = createPayoutAccounts(deps, { identity, moves, vault, news });
  scheduleChecks(deps, { moves, vault, news, gstinOf });
  scheduleResealing(deps, { moves, vault });

  return {
    handlers: kycHandlers(deps, { pans, accounts }),
    isComplete: isKycComplete(deps),
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
    /** Whether a creator has ever given a PAN, or an account that money could go to, though it may be gone since. */
    hasGiven: async (sellerId: string): Promise<boolean> =>
      (await findKyc(database.db, sellerId)).given > 0 ||
      (await findAllAccounts(database.db, sellerId)).length > 0,
    /** How those of these creators are taxed whose PAN is verified. */
    async panOf(sellerIds: readonly string[]): Promise<Map<string, TaxedAs>> {
      const rows = await findVerified(database.db, sellerIds);
      return new Map(rows.flatMap((row) => (row.taxed_as ? [[row.seller_id, row.taxed_as]] : [])));
    },
    /** Whether a GSTIN holds the PAN that a creator has given; null while none is known. Waits for whoever changes their KYC. */
    async isTheirGstin(trx: Tx, sellerId: string, gstin: string): Promise<boolean | null> {
      const { status, pan } = await lockKyc(trx, sellerId);
      if (!pan || (status !== 'panChecking' && !hasName.has(status))) return null;
      return vault.openPan(sellerId, pan) === panOfGstin(gstin);
    },
    /** A creator's name as the register of PANs has it; null while it is not known for certain. */
    async nameOf(sellerId: string): Promise<string | null> {
      const { status, registered_name: name } = await findKyc(database.db, sellerId);
      return hasName.has(status) ? name : null;
    },
    reviews: createReviews(deps, { moves, news }),
  };
}

export type KycModule = ReturnType<typeof createKyc>;
