import { createHash } from 'node:crypto';
import type { Env } from '../platform/config/env';
import type { KeyIds } from './archive.format';

/** Which keys an installation has, so that a restore can say that it was given others. 32 bits, which tell nothing of a random key. */
export function keyIdsOf(env: Env, keptSecret: string | null): KeyIds {
  const secret = env['HAAT_SECRET'] || keptSecret?.trim() || null;
  const kyc = env['KYC_KEY'] || null;
  return { secret: secret && idOf(`secret ${secret}`), kyc: kyc && idOf(`kyc ${kyc}`) };
}

const idOf = (text: string) => createHash('sha256').update(`id of a key\n${text}`).digest('hex').slice(0, 8);

/** Notes about keys for a restore: */
export function keyWarnings(backup: KeyIds, given: KeyIds): string[] {
  const warnings: string[] = [];
  if (backup.secret !== null && backup.secret !== given.secret)
    warnings.push(
      'HAAT_SECRET: differs from the one of the backup. Sessions end, and access and order links that were sent stop working.',
    );
  if (backup.kyc !== null && backup.kyc !== given.kyc)
    warnings.push(
      'KYC_KEY: differs from the one of the backup. PANs and payout accounts cannot be decrypted. Set the former key, or add it to KYC_PREVIOUS_KEYS.',
    );
  return warnings;
}
