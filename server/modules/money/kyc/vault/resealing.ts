import { hasPan } from '@haat/machines/lifecycles/kyc';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { findKyc, findPanOwner, findStale, lockKyc, movePan, saveKyc } from '../kyc.repository';
import type { KycTransitions } from '../kyc.transitions';
import { findAllAccounts, saveAccount } from '../payout-account/payout-account.repository';
import { moveRefusal } from '../reviews/refusal.repository';
import type { Vault } from './kyc.vault';

const hour = 60 * 60_000;

/**
 * After the key was changed, everything that a former one has sealed is sealed again, a creator at a time, and found again under its new
 * fingerprint. Once a run finds nothing, the former key may go.
 */
export function scheduleResealing(
  { config, database, jobs, log }: Pick<Deps, 'config' | 'database' | 'jobs' | 'log'>,
  { transitions, vault }: { transitions: KycTransitions; vault: Vault },
): void {
  if (config.money.kycFormerKeys.length === 0) return;

  const isOurs = (sealed: Buffer) => vault.keyId.equals(sealed.subarray(1, 5));

  /** Who has taken this creator's PAN under the new key, while it was not to be known that it is theirs. */
  async function findSecond(sellerId: string): Promise<string | null> {
    const { pan } = await findKyc(database.db, sellerId);
    if (!pan || isOurs(pan)) return null;
    const { fingerprint } = vault.sealPan(sellerId, vault.openPan(sellerId, pan));
    return findPanOwner(database.db, fingerprint);
  }

  /** Of two creators with one PAN the later one is looked at, as if it had been noticed when they gave it. */
  async function doubt(trx: Tx, sellerId: string, fingerprint: Buffer): Promise<void> {
    const row = await lockKyc(trx, sellerId);
    if (!hasPan.has(row.status) || !row.fingerprint?.equals(fingerprint)) return;
    await transitions.kyc(trx, row, 'pan.doubtful', { doubt: 'elsewhere', decided_at: null });
    log.error({ sellerId }, 'Two creators have the same verified PAN after the key rotation');
  }

  async function reseal(sellerId: string): Promise<void> {
    const second = await findSecond(sellerId);
    await database.tx(async (trx) => {
      // Whoever locks two does so in one order.
      const inOrder = second !== null && second < sellerId ? [second, sellerId] : [sellerId, second];
      for (const id of inOrder) if (id !== null) await lockKyc(trx, id);
      const row = await findKyc(trx, sellerId);
      if (row.pan && row.fingerprint && !isOurs(row.pan)) {
        const sealed = vault.sealPan(sellerId, vault.openPan(sellerId, row.pan));
        await saveKyc(trx, sellerId, sealed);
        await moveRefusal(trx, sellerId, row.fingerprint, sealed.fingerprint);
        const later = await movePan(trx, row.fingerprint, sealed.fingerprint);
        if (later !== null && later !== second)
          throw new Error('The PAN was registered by someone else during re-encryption');
        if (later !== null) await doubt(trx, later, sealed.fingerprint);
      }
      for (const account of await findAllAccounts(trx, sellerId)) {
        if (isOurs(account.details)) continue;
        const sealed = vault.sealAccount(sellerId, account.id, vault.openAccount(account));
        await saveAccount(trx, account, sealed);
        await moveRefusal(trx, sellerId, account.fingerprint, sealed.fingerprint);
      }
    });
  }

  /** How many of them went well. One that does not keeps nobody else waiting, and is tried again with the next run. */
  async function resealAll(sellerIds: readonly string[]): Promise<number> {
    let count = 0;
    for (const sellerId of sellerIds) {
      try {
        await reseal(sellerId);
        count += 1;
      } catch (error) {
        log.error({ sellerId, err: error }, 'KYC data could not be re-encrypted');
      }
    }
    return count;
  }

  jobs.every('kyc.reseal', hour, async () => {
    let count = 0;
    for (;;) {
      const sellerIds = await findStale(database.db, vault.keyId);
      if (sellerIds.length === 0) break;
      const done = await resealAll(sellerIds);
      if (done === 0) return;
      count += done;
    }
    log.info(
      { creators: count },
      'No data is encrypted with a previous key: KYC_PREVIOUS_KEYS can be removed',
    );
  });
}
