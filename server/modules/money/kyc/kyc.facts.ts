import { hasName } from '@haat/machines/lifecycles/kyc';
import type { TaxedAs } from '../../../gateways/verification';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { findKyc, findVerified, lockKyc } from './kyc.repository';
import { panOfGstin } from './kyc.rules';
import { findAllAccounts } from './payout-account/payout-account.repository';
import { createVault } from './vault/kyc.vault';

/** What is known of creators, read from their rows: needs no other module, so those that come before KYC can ask it. */
export function createKycFacts(deps: Pick<Deps, 'config' | 'database' | 'random'>) {
  const { db } = deps.database;
  const vault = createVault(deps);
  return {
    /** Whether a creator has proven who they are and where their money goes. */
    isComplete: async (sellerId: string): Promise<boolean> =>
      (await findKyc(db, sellerId)).status === 'complete',

    /** Whether a creator has ever given a PAN, or an account that money could go to, though it may be gone since. */
    hasGiven: async (sellerId: string): Promise<boolean> =>
      (await findKyc(db, sellerId)).given > 0 || (await findAllAccounts(db, sellerId)).length > 0,

    /** How those of these creators are taxed whose PAN is verified. */
    async panOf(sellerIds: readonly string[]): Promise<Map<string, TaxedAs>> {
      const rows = await findVerified(db, sellerIds);
      return new Map(rows.flatMap((row) => (row.taxed_as ? [[row.seller_id, row.taxed_as]] : [])));
    },

    /** Whether a GSTIN contains the creator's PAN */
    async isTheirGstin(trx: Tx, sellerId: string, gstin: string): Promise<boolean | null> {
      const { status, pan } = await lockKyc(trx, sellerId);
      if (!pan || (status !== 'panChecking' && !hasName.has(status))) return null;
      return vault.openPan(sellerId, pan) === panOfGstin(gstin);
    },

    /** A creator's name as the register of PANs has it; null while it is not known for certain. */
    async panNameOf(sellerId: string): Promise<string | null> {
      const { status, registered_name: name } = await findKyc(db, sellerId);
      return hasName.has(status) ? name : null;
    },
  };
}

export type KycFacts = ReturnType<typeof createKycFacts>;
