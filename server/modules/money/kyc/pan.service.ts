import { hasPan } from '@haat/machines/lifecycles/kyc';
import { taxedAs } from '../../../gateways/verification';
import type { Deps } from '../../../platform/deps';
import { conflict, tooMany } from '../../../platform/http/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import { findKyc, type KycRow, lockKyc, releasePan } from './kyc.repository';
import { countTry, kycRules, maskedPan, nameIn, panIn } from './kyc.rules';
import { type KycTransitions, type PanJob, panQueue } from './kyc.transitions';
import type { Vault } from './vault/kyc.vault';

/** How many questions are left today, or why there is none. @throws Refusal 429 */
export function oneMoreTry(
  row: Pick<KycRow, 'tries' | 'tries_since'>,
  now: Date,
): Pick<KycRow, 'tries' | 'tries_since'> {
  const counted = countTry({ tries: row.tries, since: row.tries_since }, now);
  if (counted) return { tries: counted.tries, tries_since: counted.since };
  const seconds = Math.ceil((row.tries_since.getTime() + kycRules.dayMs - now.getTime()) / 1_000);
  throw tooMany('kyc_too_many', 'Too many attempts today. Try again tomorrow', seconds);
}

export function createPanService(
  { database, clock, jobs }: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  { transitions, vault }: { transitions: KycTransitions; vault: Vault },
) {
  return {
    find: (sellerId: string): Promise<KycRow> => findKyc(database.db, sellerId),

    /**
     * Takes a PAN and has it looked up; the same again while it is looked up, or after it was found good, changes nothing.
     * @throws Refusal 409 (another one is verified), 422 (not a PAN, not a name), 429
     */
    async give(sellerId: string, given: { pan: string; name: string }): Promise<KycRow> {
      const pan = panIn(given.pan);
      const name = nameIn(given.name);
      const row = await database.tx(async (trx) => {
        const now = clock.now();
        const before = await lockKyc(trx, sellerId);
        const sealed = vault.sealPan(sellerId, pan);
        const isSame = before.fingerprint?.equals(sealed.fingerprint) ?? false;
        if (isSame && hasPan.has(before.status)) return before;
        if (isSame && before.status === 'panChecking' && before.given_name === name) return before;
        const updated = await transitions.kyc(trx, before, 'pan.given', {
          ...oneMoreTry(before, now),
          ...sealed,
          given: before.given + 1,
          given_at: now,
          given_name: name,
          shown: maskedPan(pan),
          taxed_as: taxedAs(pan),
          registered_name: null,
          doubt: null,
          reason: null,
          decided_at: null,
        });
        if (!updated) throw notNow(before);
        await releasePan(trx, sellerId);
        const payload: PanJob = { sellerId, given: updated.given };
        await enqueue(trx, { queue: panQueue, payload, dedupeKey: `${sellerId} ${updated.given}` });
        return updated;
      });
      jobs.kick();
      return row;
    },
  };
}

export type PanService = ReturnType<typeof createPanService>;

const notNow = ({ status }: KycRow) =>
  status === 'panChecking'
    ? conflict('pan_checking', 'Your PAN is being verified. Wait a moment before you submit another')
    : conflict('pan_verified', 'Your PAN is verified. Contact us to change it');
